import {
  type Answers,
  type Receipt,
  RECEIPT_KINDS,
  type ReceiptKind,
  type ReceiptPicture,
  type ReceiptTransfer,
  type ReceiptWork,
} from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { ANSWERS_SHAPE } from '../../../tasks';
import { DisputeAnswer } from '../../../disputes';
import { SuspensionReceiptAnswer } from '../../../people';
import { PaymentAnswer } from '../../../payments';
import { BonusAnswer, ChangesAnswer, DecisionAnswer, InstructionsAnswer } from '../../../submissions';
import { WithdrawalAnswer } from '../../../cash-out';

class PersonNameAnswer {
  @ResponseField('Id of the person.')
  readonly _id: string;

  @ResponseField('Name of the person; empty for somebody who was removed.')
  readonly name: string;
}

@ResponseSchema('A movement of coins, with the kinds of the two accounts that it went between.')
export class ReceiptTransferAnswer implements ReceiptTransfer {
  @ResponseField('Id of the transfer.')
  readonly _id: string;

  @ResponseField('What kind of event moved the coins.')
  readonly kind: string;

  @ResponseField('How many coins.', { type: 'integer' })
  readonly coins: number;

  @ResponseField('Kind of the account that they left.')
  readonly from: string;

  @ResponseField('Kind of the account that they came to.')
  readonly to: string;

  @ResponseField('When.', { format: 'date-time' })
  readonly at: string;
}

@ResponseSchema('A picture that came with work.')
export class ReceiptPictureAnswer implements ReceiptPicture {
  @ResponseField('Address of the picture.')
  readonly address: string;

  @ResponseField('SHA-256 of its bytes in hexadecimal digits; null where they are not kept here.', {
    type: String,
    nullable: true,
  })
  readonly sha256: string | null;
}

export class ReceiptVersionAnswer {
  @ResponseField('Number of the version, from 1 on.', { type: 'integer' })
  readonly number: number;

  @ResponseField('The proof of the work.')
  readonly submissionDetail: string;

  @ResponseField('When it was sent.', { format: 'date-time' })
  readonly sentAt: string;

  @ResponseField('Answers to the form of the task; null where it had none.', {
    ...ANSWERS_SHAPE,
    nullable: true,
  })
  readonly answers: Answers | null;

  @ResponseField('The pictures that came with it.', { type: [ReceiptPictureAnswer] })
  readonly pictures: readonly ReceiptPictureAnswer[];
}

@ResponseSchema('What was asked, what was sent, and what was decided on it.')
export class ReceiptWorkAnswer implements ReceiptWork {
  @ResponseField('The task as it read when the work was sent.', { type: InstructionsAnswer })
  readonly instructions: InstructionsAnswer;

  @ResponseField('When it was sent.', { format: 'date-time' })
  readonly currentDate: string;

  @ResponseField('Every version of the work, the first one first.', { type: [ReceiptVersionAnswer] })
  readonly versions: readonly ReceiptVersionAnswer[];

  @ResponseField('What the buyer asked to be changed; null for nothing.', { type: ChangesAnswer, nullable: true })
  readonly changes: ChangesAnswer | null;

  @ResponseField('How it was decided.', { type: DecisionAnswer, nullable: true })
  readonly decision: DecisionAnswer | null;

  @ResponseField('Coins that it pays.', { type: 'integer' })
  readonly payableAmount: number;
}

@ResponseSchema('Something that was settled, for the two whom it concerns to keep and to print.')
export class ReceiptAnswer implements Receipt {
  @ResponseField('What it is a receipt of.', { type: String, enum: RECEIPT_KINDS })
  readonly kind: ReceiptKind;

  @ResponseField('Id of the work, the dispute, the withdrawal, the payment, the suspension or the bonus.')
  readonly _id: string;

  @ResponseField('Whose work it was, who withdrew, or who is suspended; null for a purchase.', {
    type: PersonNameAnswer,
    nullable: true,
  })
  readonly worker: PersonNameAnswer | null;

  @ResponseField('Whose task it was, or who bought; null for a payout.', { type: PersonNameAnswer, nullable: true })
  readonly buyer: PersonNameAnswer | null;

  @ResponseField('What was asked, sent and decided; of a decision or a dispute.', {
    type: ReceiptWorkAnswer,
    nullable: true,
  })
  readonly work: ReceiptWorkAnswer | null;

  @ResponseField('The dispute about it; null for none.', { type: DisputeAnswer, nullable: true })
  readonly dispute: DisputeAnswer | null;

  @ResponseField('The withdrawal; of a payout.', { type: WithdrawalAnswer, nullable: true })
  readonly payout: WithdrawalAnswer | null;

  @ResponseField('The payment; of a purchase.', { type: PaymentAnswer, nullable: true })
  readonly purchase: PaymentAnswer | null;

  @ResponseField('The suspension, with what came of it; of a suspension.', {
    type: SuspensionReceiptAnswer,
    nullable: true,
  })
  readonly suspension: SuspensionReceiptAnswer | null;

  @ResponseField('The bonus; of a bonus.', { type: BonusAnswer, nullable: true })
  readonly bonus: BonusAnswer | null;

  @ResponseField('Coins that it moved, in their order.', { type: [ReceiptTransferAnswer] })
  readonly transfers: readonly ReceiptTransferAnswer[];
}
