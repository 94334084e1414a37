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
  CursorField,
  EmailField,
  FlagField,
  ProofField,
  SizeField,
  TextField,
} from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';
import { SubmissionDetailsAnswer } from '../../../submissions';

export class OpenDisputeBody {
  @TextField('Why the rejection is not right.', { max: LENGTHS.statement, lines: true })
  readonly statement: string;

  @ProofField('Pictures that show it.', { max: LIMITS.proofPictures.max, optional: true, default: [] })
  readonly pictures?: readonly string[];
}

export class AnswerDisputeBody {
  @FlagField('true: the worker is right and is paid; then no statement is needed.', { optional: true })
  readonly concede?: boolean;

  @TextField('Why the rejection is right.', { max: LENGTHS.statement, lines: true, optional: true })
  readonly statement?: string;
}

export class DecideDisputeBody {
  @ChoiceField('Who is right.', ['worker', 'buyer'])
  readonly for: 'worker' | 'buyer';

  @TextField('Why, for both to read.', { max: LENGTHS.decisionReason, lines: true })
  readonly reason: string;
}

export class DisputesParameters {
  @EmailField('Your own e-mail address; an Admin leaves it out for everybody’s.', { optional: true })
  readonly email?: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

class DisputedTaskAnswer {
  @ResponseField('Id of the task.')
  readonly _id: string;

  @ResponseField('Its title when the work was sent.')
  readonly title: string;
}

@ResponseSchema('Whom the two sides of a dispute named to read it and to write beside them.')
class SupportersAnswer {
  @ResponseField('Of the worker; left out for nobody.', { type: AvatarAnswer, required: false })
  readonly worker?: AvatarAnswer;

  @ResponseField('Of the buyer; left out for nobody.', { type: AvatarAnswer, required: false })
  readonly buyer?: AvatarAnswer;
}

@ResponseSchema("A worker's objection to a rejection.")
export class DisputeAnswer implements Dispute {
  @ResponseField('Id of the dispute.')
  readonly _id: string;

  @ResponseField('Id of the work that it is about.')
  readonly submissionId: string;

  @ResponseField('The task of the work.', { type: DisputedTaskAnswer })
  readonly task: DisputedTaskAnswer;

  @ResponseField('Coins that the work pays.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('Where it stands.', { type: String, enum: DISPUTE_STATES })
  readonly state: DisputeState;

  @ResponseField('How it ended; null while it has not.', {
    type: String,
    enum: [...DISPUTE_OUTCOMES, null],
    nullable: true,
  })
  readonly outcome: DisputeOutcome | null;

  @ResponseField(
    'What comes next: the end of the buyer’s time, then the time when the worker is paid; null once it is decided.',
    {
      type: String,
      format: 'date-time',
      nullable: true,
    },
  )
  readonly due: string | null;

  @ResponseField(
    'Why the worker would be paid by now, where neither the task nor its buyer has the coins: it waits for these, or for an Admin. Null otherwise.',
    { type: String, enum: [...DISPUTE_UNPAID, null], nullable: true },
  )
  readonly unpaid: DisputeUnpaid | null;

  @ResponseField('When it began.', { format: 'date-time' })
  readonly openedAt: string;

  @ResponseField('What the worker says; empty for somebody who was removed.')
  readonly statement: string;

  @ResponseField('Addresses of the pictures that the worker added.', { type: [String] })
  readonly pictures: readonly string[];

  @ResponseField('What the buyer says; null for nothing.', { type: String, nullable: true })
  readonly answer: string | null;

  @ResponseField('When the buyer said it.', { type: String, format: 'date-time', nullable: true })
  readonly answeredAt: string | null;

  @ResponseField('Why it was decided so; null where nobody gave a reason.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseField('When it was decided.', { type: String, format: 'date-time', nullable: true })
  readonly decidedAt: string | null;

  @ResponseField('Who objects.', { type: AvatarAnswer })
  readonly worker: AvatarAnswer;

  @ResponseField('Whose rejection it is.', { type: AvatarAnswer })
  readonly buyer: AvatarAnswer;

  @ResponseField('Whom its worker and its buyer named as supporters; left out where there is none.', {
    type: SupportersAnswer,
    required: false,
  })
  readonly supporters?: SupportersAnswer;
}

export class NameSupporterBody {
  @EmailField('E-mail address of somebody with an account here.')
  readonly email: string;
}

export class DisputeMessageBody {
  @TextField('What you say, for all who take part and for the Admins.', { max: LENGTHS.statement, lines: true })
  readonly text: string;
}

export class DisputeMessagesParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

@ResponseSchema('What somebody says in a dispute beside its statement and its answer.')
export class DisputeMessageAnswer implements DisputeMessage {
  @ResponseField('Id of the message.')
  readonly _id: string;

  @ResponseField('What they say; empty for somebody who was removed.')
  readonly text: string;

  @ResponseField('When they said it.', { format: 'date-time' })
  readonly at: string;

  @ResponseField('As what they take part.', { type: String, enum: DISPUTE_PARTIES })
  readonly by: DisputeParty;

  @ResponseField('Who said it.', { type: AvatarAnswer })
  readonly author: AvatarAnswer;
}

@ResponseSchema('A piece of work with the dispute about its rejection, if there is one.')
export class DisputedSubmissionAnswer extends SubmissionDetailsAnswer implements DisputedSubmission {
  @ResponseField('The dispute about its rejection; null for none.', { type: DisputeAnswer, nullable: true })
  readonly dispute: DisputeAnswer | null;
}
