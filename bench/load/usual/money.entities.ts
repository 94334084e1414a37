import { BeforeInsert, Column, Entity, PrimaryColumn } from 'typeorm';
import { newId } from '../../load/ids.mjs';
import { whole } from './columns';

@Entity('account')
export class Account {
  @PrimaryColumn({ length: 40 })
  id: string;

  @Column(whole)
  balance: number;

  @Column(whole)
  earned: number;
}

@Entity('transfer')
export class Transfer {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'from_account', length: 40 })
  fromAccount: string;

  @Column({ name: 'to_account', length: 40 })
  toAccount: string;

  @Column(whole)
  amount: number;

  @Column({ length: 32 })
  kind: string;

  @Column({ length: 80 })
  reference: string;

  @Column(whole)
  at: number;

  @BeforeInsert()
  name(): void {
    this.id = newId();
  }
}

@Entity('purchase')
export class Purchase {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'buyer_id', length: 26 })
  buyerId: string;

  @Column(whole)
  cents: number;

  @Column({ length: 10 })
  state: string;
}

@Entity('withdrawal')
export class Withdrawal {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'worker_id', length: 26 })
  workerId: string;

  @Column(whole)
  coins: number;

  @Column(whole)
  cents: number;

  @Column({ name: 'payment_system', length: 20 })
  paymentSystem: string;

  @Column({ name: 'account_number', length: 500 })
  accountNumber: string;

  @Column({ name: 'account_number_masked', length: 20 })
  accountNumberMasked: string;

  @Column({ name: 'account_hash', length: 64 })
  accountHash: string;

  /** Null where the account is not new to the worker. */
  @Column({ ...whole, name: 'payable_from', nullable: true })
  payableFrom: number | null;

  @Column({ length: 10 })
  status: string;

  @Column({ ...whole, name: 'asked_at' })
  askedAt: number;

  /** 0 while it is pending. */
  @Column({ ...whole, name: 'decided_at' })
  decidedAt: number;

  @BeforeInsert()
  name(): void {
    this.id = newId();
  }
}

@Entity('payout_account')
export class PayoutAccount {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'person_id', length: 26 })
  personId: string;

  @Column({ name: 'account_hash', length: 64 })
  accountHash: string;

  @Column({ ...whole, name: 'payable_from' })
  payableFrom: number;
}
