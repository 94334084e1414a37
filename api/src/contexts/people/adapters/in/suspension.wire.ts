import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { type Objection, type Suspension } from '../../domain/suspension';

@ResponseSchema('How an Admin decided on an objection.')
export class ObjectionDecisionAnswer {
  @ResponseField('Whether the suspension was lifted.')
  readonly lifted!: boolean;

  @ResponseField('Why.')
  readonly reason!: string;

  @ResponseTime('When.')
  readonly at!: string;
}

@ResponseSchema('An objection to a suspension.')
export class ObjectionAnswer {
  @ResponseField('Id of the objection.')
  readonly _id!: string;

  @ResponseField('Text of the objection.')
  readonly statement!: string;

  @ResponseTime('When they objected.')
  readonly at!: string;

  @ResponseField('The decision; null while undecided.', { type: ObjectionDecisionAnswer, nullable: true })
  readonly decision!: ObjectionDecisionAnswer | null;
}

@ResponseSchema('A suspension of an account.')
export class SuspensionAnswer {
  @ResponseField('Id of the suspension, by which it has a receipt.')
  readonly _id!: string;

  @ResponseField('Reason, written by an Admin.')
  readonly reason!: string;

  @ResponseTime('Since when.')
  readonly since!: string;

  @ResponseField('Whether the account is being removed: it is erased once no coins are left to withdraw.')
  readonly removal!: boolean;

  @ResponseField('Objection of the user; null for none.', { type: ObjectionAnswer, nullable: true })
  readonly objection!: ObjectionAnswer | null;
}

@ResponseSchema('Receipt of a suspension with all its steps.')
export class SuspensionReceiptAnswer extends SuspensionAnswer {
  @ResponseTime('When it was lifted or the account erased; null while it lasts.', { nullable: true })
  readonly endedAt!: string | null;

  @ResponseField('Reason for lifting it; null if not lifted.', { type: String, nullable: true })
  readonly liftReason!: string | null;
}

export function suspensionReceipt(suspension: Suspension): SuspensionReceiptAnswer {
  const { endedAt, liftReason } = suspension;
  return { ...suspensionAnswer(suspension), endedAt: endedAt === null ? null : timeOf(endedAt), liftReason };
}

export function suspensionAnswer({ id, reason, since, removal, objection }: Suspension): SuspensionAnswer {
  return {
    ...{ _id: id, reason, removal, since: timeOf(since) },
    objection: objection && objectionAnswer(objection),
  };
}

export function objectionAnswer({ id, statement, at, decision }: Objection): ObjectionAnswer {
  return {
    ...{ _id: id, statement, at: timeOf(at) },
    decision: decision && { lifted: decision.lifted, reason: decision.reason, at: timeOf(decision.at) },
  };
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
