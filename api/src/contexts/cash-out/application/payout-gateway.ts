import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type GatewayRecord } from '../domain/gateway-records';

export interface Disbursement {
  /** Ours, by which the service knows it, too. */
  readonly id: Id;
  readonly rail: PaymentSystem;
  readonly cents: number;
  readonly accountNumber: string;
}

/** A service that sends money, outside of every unit of work. What it throws says nothing about whether it heard. */
export interface PayoutService {
  submit(disbursement: Disbursement): Promise<void>;

  /** All that it knows under our id. */
  ask(id: Id, submittedAt: number): Promise<readonly GatewayRecord[]>;
}

/** How money is sent. */
export abstract class PayoutGateway {
  /** undefined: an Admin pays by hand. */
  abstract readonly service: PayoutService | undefined;
}
