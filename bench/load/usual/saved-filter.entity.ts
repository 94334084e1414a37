import { Column, Entity, PrimaryColumn } from 'typeorm';
import { whole } from './columns';

/** A worker's saved filter. */
@Entity('saved_filter')
export class SavedFilter {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'worker_id', length: 26 })
  workerId: string;

  @Column({ length: 100 })
  search: string;

  @Column('varchar', { length: 20, nullable: true })
  category: string | null;

  @Column({ ...whole, name: 'min_pay', nullable: true })
  minPay: number | null;

  @Column({ ...whole, name: 'max_minutes', nullable: true })
  maxMinutes: number | null;
}
