import { PickType } from '@nestjs/swagger';
import {
  type Receipt,
  RECEIPT_KINDS,
  type ReceiptKind,
  type ReceiptPicture,
  type ReceiptTransfer,
  type ReceiptWork,
} from '@kaaj/contract';
import { ResponseSchema, ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { DisputeAnswer } from '../../../disputes';
import { SuspensionReceiptAnswer, AvatarAnswer } from '../../../people';
import { PaymentAnswer } from '../../../payments';
import {
  BonusAnswer,
  ChangesAnswer,
  DecisionAnswer,
  InstructionsAnswer,
  SubmissionVersionAnswer,
} from '../../../submissions';
import { WithdrawalAnswer } from '../../../cash-out';

class PersonNameAnswer extends PickType(AvatarAnswer, ['_id', 'name']) {}

@ResponseSchema('A transfer of coins between accounts of two kinds.')
export class ReceiptTransferAnswer implements ReceiptTransfer {
  @ResponseField('Id of the transfer.')
  readonly _id: string;

  @ResponseField('Kind of the transfer.')
  readonly kind: string;

  @ResponseInteger('How many coins.')
  readonly coins: number;

  @ResponseField('Kind of the debited account.')
  readonly from: string;

  @ResponseField('Kind of the credited account.')
  readonly to: string;

  @ResponseTime('When.')
  readonly at: string;
}

@ResponseSchema('A submitted picture.')
export class ReceiptPictureAnswer implements ReceiptPicture {
  @ResponseField('Address of the picture.')
  readonly address: string;

  @ResponseField('SHA-256 of its bytes in hex; null if they are not stored here.', {
    type: String,
    nullable: true,
  })
  readonly sha256: string | null;
}

export class ReceiptVersionAnswer extends PickType(SubmissionVersionAnswer, [
  'number',
  'submissionDetail',
  'answers',
  'sentAt',
]) {
  @ResponseField('The submitted pictures.', { type: [ReceiptPictureAnswer] })
  readonly pictures: readonly ReceiptPictureAnswer[];
}

@ResponseSchema('Task, submission and decision.')
export class ReceiptWorkAnswer implements ReceiptWork {
  @ResponseField('The text of the task when the work was submitted.')
  readonly instructions: InstructionsAnswer;

  @ResponseTime('When it was sent.')
  readonly currentDate: string;

  @ResponseField('All versions, oldest first.', { type: [ReceiptVersionAnswer] })
  readonly versions: readonly ReceiptVersionAnswer[];

  @ResponseField('Changes that the buyer requested; null for none.', { type: ChangesAnswer, nullable: true })
  readonly changes: ChangesAnswer | null;

  @ResponseField('How it was decided.', { type: DecisionAnswer, nullable: true })
  readonly decision: DecisionAnswer | null;

  @ResponseInteger('Pay in coins.')
  readonly payableAmount: number;
}

@ResponseSchema('Receipt of a settled record, for both parties.')
export class ReceiptAnswer implements Receipt {
  @ResponseField('Kind of the settled record.', { enum: RECEIPT_KINDS })
  readonly kind: ReceiptKind;

  @ResponseField('Id of the work, the dispute, the withdrawal, the payment, the suspension or the bonus.')
  readonly _id: string;

  @ResponseField('Worker of the submission or withdrawal, or suspended user; null for a purchase.', {
    type: PersonNameAnswer,
    nullable: true,
  })
  readonly worker: PersonNameAnswer | null;

  @ResponseField('Buyer of the task or of the coins; null for a payout.', { type: PersonNameAnswer, nullable: true })
  readonly buyer: PersonNameAnswer | null;

  @ResponseField('Task, submission and decision; only for a decision or a dispute.', {
    type: ReceiptWorkAnswer,
    nullable: true,
  })
  readonly work: ReceiptWorkAnswer | null;

  @ResponseField('The dispute about it; null for none.', { type: DisputeAnswer, nullable: true })
  readonly dispute: DisputeAnswer | null;

  @ResponseField('The withdrawal; only for a payout.', { type: WithdrawalAnswer, nullable: true })
  readonly payout: WithdrawalAnswer | null;

  @ResponseField('The payment; only for a purchase.', { type: PaymentAnswer, nullable: true })
  readonly purchase: PaymentAnswer | null;

  @ResponseField('The suspension with its outcome; only for a suspension.', {
    type: SuspensionReceiptAnswer,
    nullable: true,
  })
  readonly suspension: SuspensionReceiptAnswer | null;

  @ResponseField('The bonus; only for a bonus.', { type: BonusAnswer, nullable: true })
  readonly bonus: BonusAnswer | null;

  @ResponseField('Its transfers, in order.', { type: [ReceiptTransferAnswer] })
  readonly transfers: readonly ReceiptTransferAnswer[];
}
