import { Column, Entity, PrimaryColumn } from 'typeorm';
import { whole } from './columns';

/** Counters of a buyer or a worker. */
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

  /** Decisions within an hour, as all of a measurement are; the following are those within so many more. */
  @Column({ ...whole, name: 'hours_1' })
  hours1: number;

  @Column({ ...whole, name: 'hours_2' })
  hours2: number;

  @Column({ ...whole, name: 'hours_4' })
  hours4: number;

  @Column({ ...whole, name: 'hours_8' })
  hours8: number;

  @Column({ ...whole, name: 'hours_12' })
  hours12: number;

  @Column({ ...whole, name: 'hours_24' })
  hours24: number;

  @Column({ ...whole, name: 'hours_36' })
  hours36: number;

  @Column({ ...whole, name: 'hours_48' })
  hours48: number;

  @Column({ ...whole, name: 'hours_72' })
  hours72: number;

  @Column({ ...whole, name: 'hours_96' })
  hours96: number;

  @Column({ ...whole, name: 'hours_120' })
  hours120: number;

  @Column({ ...whole, name: 'hours_168' })
  hours168: number;

  @Column({ ...whole, name: 'hours_336' })
  hours336: number;

  @Column({ ...whole, name: 'hours_720' })
  hours720: number;
}

/** The number of decisions between the two in a month. */
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
