import {
  type Dispute,
  DISPUTE_PARTIES,
  type DisputeMessage,
  type DisputeParty,
  DISPUTE_OUTCOMES,
  DISPUTE_STATES,
  DISPUTE_UNPAID,
  type DisputeOutcome,
  type DisputeState,
  type DisputeUnpaid,
  LENGTHS,
  LIMITS,
  type DisputedSubmission,
} from '@kaaj/contract';
import {
  ChoiceField,
  EmailField,
  FlagField,
  ProofField,
  TextField,
  PageParameters,
} from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';
import { SubmissionDetailsAnswer } from '../../../submissions';

export class OpenDisputeBody {
  @TextField('Why the rejection is not justified.', { max: LENGTHS.statement, lines: true })
  readonly statement: string;

  @ProofField('Proof pictures.', { max: LIMITS.proofPictures.max, optional: true, default: [] })
  readonly pictures?: readonly string[];
}

export class AnswerDisputeBody {
  @FlagField('true: concedes, which pays the worker; then no statement is needed.', { optional: true })
  readonly concede?: boolean;

  @TextField('Why the rejection is justified.', { max: LENGTHS.statement, lines: true, optional: true })
  readonly statement?: string;
}

export class DecideDisputeBody {
  @ChoiceField('The party in whose favour it is decided.', ['worker', 'buyer'])
  readonly for: 'worker' | 'buyer';

  @TextField('Reason, shown to both parties.', { max: LENGTHS.decisionReason, lines: true })
  readonly reason: string;
}

export class DisputesParameters extends PageParameters {
  @EmailField('Your own e-mail address; an Admin omits it to list all disputes.', { optional: true })
  readonly email?: string;
}

class DisputedTaskAnswer {
  @ResponseField('Id of the task.')
  readonly _id: string;

  @ResponseField('Title of the task at the time of submission.')
  readonly title: string;
}

@ResponseSchema('Supporters of both parties of a dispute.')
class SupportersAnswer {
  @ResponseField('Supporter of the worker; omitted for none.', { required: false })
  readonly worker?: AvatarAnswer;

  @ResponseField('Supporter of the buyer; omitted for none.', { required: false })
  readonly buyer?: AvatarAnswer;
}

@ResponseSchema("A worker's objection to a rejection.")
export class DisputeAnswer implements Dispute {
  @ResponseField('Id of the dispute.')
  readonly _id: string;

  @ResponseField('Id of the disputed submission.')
  readonly submissionId: string;

  @ResponseField('The task of the work.')
  readonly task: DisputedTaskAnswer;

  @ResponseInteger('Coins that the work pays.')
  readonly payableAmount: number;

  @ResponseField('Status.', { enum: DISPUTE_STATES })
  readonly state: DisputeState;

  @ResponseField('Outcome; null while undecided.', {
    enum: [...DISPUTE_OUTCOMES, null],
    nullable: true,
  })
  readonly outcome: DisputeOutcome | null;

  @ResponseTime(
    "Next deadline: first for the buyer's answer, then for the automatic decision for the worker. Null once decided.",
    { nullable: true },
  )
  readonly due: string | null;

  @ResponseField(
    'Set if the worker would be paid by now, but no coins are reserved. The dispute then awaits an Admin, or ' +
      "after a concession the buyer's coins. Else null.",
    { enum: [...DISPUTE_UNPAID, null], nullable: true },
  )
  readonly unpaid: DisputeUnpaid | null;

  @ResponseTime('When it began.')
  readonly openedAt: string;

  @ResponseField('Statement of the worker; empty for a removed user.')
  readonly statement: string;

  @ResponseField('URLs of the pictures that the worker added.', { type: [String] })
  readonly pictures: readonly string[];

  @ResponseField('Answer of the buyer; null for none.', { type: String, nullable: true })
  readonly answer: string | null;

  @ResponseTime('When the buyer answered.', { nullable: true })
  readonly answeredAt: string | null;

  @ResponseField('Reason of the decision; null for none.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseTime('When it was decided.', { nullable: true })
  readonly decidedAt: string | null;

  @ResponseField('Who objects.')
  readonly worker: AvatarAnswer;

  @ResponseField('Whose rejection it is.')
  readonly buyer: AvatarAnswer;

  @ResponseField('Supporters of worker and buyer; omitted if there are none.', { required: false })
  readonly supporters?: SupportersAnswer;
}

export class NameSupporterBody {
  @EmailField('E-mail address of a user of this installation.')
  readonly email: string;
}

export class DisputeMessageBody {
  @TextField('Text of the message, visible to all participants and Admins.', { max: LENGTHS.statement, lines: true })
  readonly text: string;
}

@ResponseSchema('A message in a dispute.')
export class DisputeMessageAnswer implements DisputeMessage {
  @ResponseField('Id of the message.')
  readonly _id: string;

  @ResponseField('Text of the message; empty for a removed user.')
  readonly text: string;

  @ResponseTime('When it was posted.')
  readonly at: string;

  @ResponseField('Role of the author in the dispute.', { enum: DISPUTE_PARTIES })
  readonly by: DisputeParty;

  @ResponseField('Author of the message.')
  readonly author: AvatarAnswer;
}

@ResponseSchema('A submission with the dispute about its rejection, if there is one.')
export class DisputedSubmissionAnswer extends SubmissionDetailsAnswer implements DisputedSubmission {
  @ResponseField('The dispute about its rejection; null for none.', { type: DisputeAnswer, nullable: true })
  readonly dispute: DisputeAnswer | null;
}
