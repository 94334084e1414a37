import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type GatewayRecord } from '../domain/gateway-records';

export interface Disbursement {
  /** Our id, which identifies the payout at the gateway, too. */
  readonly id: Id;
  readonly rail: PaymentSystem;
  readonly cents: number;
  readonly accountNumber: string;
}

/** A payout gateway, called outside of units of work. An error leaves open whether the request was received. */
export interface PayoutService {
  submit(disbursement: Disbursement): Promise<void>;

  /** All of its records under our id. */
  poll(id: Id, submittedAt: number): Promise<readonly GatewayRecord[]>;
}

export abstract class PayoutGateway {
  /** undefined: an Admin pays manually. */
  abstract readonly service: PayoutService | undefined;
}
