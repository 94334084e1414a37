import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
import { type Objection, type Suspension } from '../../domain/suspension';

@ResponseSchema('How an Admin decided on an objection.')
export class ObjectionDecisionAnswer {
  @ResponseField('Whether the suspension was lifted.')
  readonly lifted!: boolean;

  @ResponseField('Why.')
  readonly reason!: string;

  @ResponseField('When.', { format: 'date-time' })
  readonly at!: string;
}

@ResponseSchema('What somebody says against their suspension.')
export class ObjectionAnswer {
  @ResponseField('Id of the objection.')
  readonly _id!: string;

  @ResponseField('Their words.')
  readonly statement!: string;

  @ResponseField('When they objected.', { format: 'date-time' })
  readonly at!: string;

  @ResponseField('How it was decided; null while nobody did.', { type: ObjectionDecisionAnswer, nullable: true })
  readonly decision!: ObjectionDecisionAnswer | null;
}

@ResponseSchema('Why an account is suspended.')
export class SuspensionAnswer {
  @ResponseField('Id of the suspension, by which it has a receipt.')
  readonly _id!: string;

  @ResponseField('Why; as an Admin wrote it.')
  readonly reason!: string;

  @ResponseField('Since when.', { format: 'date-time' })
  readonly since!: string;

  @ResponseField('Whether the account is removed: it is erased once nothing is left to withdraw.')
  readonly removal!: boolean;

  @ResponseField('What its person says against it; null for nothing yet.', { type: ObjectionAnswer, nullable: true })
  readonly objection!: ObjectionAnswer | null;
}

@ResponseSchema('A suspension with each of its steps, to keep and to print.')
export class SuspensionReceiptAnswer extends SuspensionAnswer {
  @ResponseField('When it was lifted or the account erased; null while it lasts.', {
    ...{ type: String, format: 'date-time', nullable: true },
  })
  readonly endedAt!: string | null;

  @ResponseField('Why it was lifted; null where it was not.', { type: String, nullable: true })
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
