import { Column, Entity, PrimaryColumn } from 'typeorm';
import { whole } from './columns';

/** What is counted of somebody as a buyer, or as a worker. */
@Entity('record')
export class Judging {
  @PrimaryColumn({ name: 'person_id', length: 26 })
  personId: string;

  @PrimaryColumn({ length: 6 })
  side: 'buyer' | 'worker';

  @Column(whole)
  accepted: number;

  @Column(whole)
  rejected: number;

  @Column(whole)
  silent: number;

  @Column(whole)
  disputes: number;

  /** Decisions within an hour, as all of a measurement are. */
  @Column({ ...whole, name: 'hours_1' })
  withinAnHour: number;
}

/** How much work of one for the other was judged in a month. */
@Entity('record_pair')
export class JudgedPair {
  @PrimaryColumn({ name: 'buyer_id', length: 26 })
  buyerId: string;

  @PrimaryColumn({ name: 'worker_id', length: 26 })
  workerId: string;

  /** YYYY-MM */
  @PrimaryColumn({ length: 7 })
  month: string;

  @Column(whole)
  judged: number;
}
