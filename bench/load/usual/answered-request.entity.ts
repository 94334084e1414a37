import { Column, Entity, PrimaryColumn } from 'typeorm';
import { whole } from './columns';

@Entity('answered_request')
export class AnsweredRequest {
  /** Hash of the person and their Idempotency-Key. */
  @PrimaryColumn({ length: 64 })
  id: string;

  @Column({ name: 'person_id', length: 26 })
  personId: string;

  @Column({ length: 64 })
  fingerprint: string;

  @Column('text')
  answer: string;

  @Column({ ...whole, name: 'claimed_at' })
  claimedAt: number;
}
