import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { whole } from './columns';
import { Person } from './people.entities';

@Entity('task')
export class Task {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'buyer_id', length: 26 })
  buyerId: string;

  @ManyToOne(() => Person)
  @JoinColumn({ name: 'buyer_id' })
  buyer: Relation<Person>;

  @Column({ length: 200 })
  title: string;

  @Column('text')
  detail: string;

  @Column('text', { name: 'submission_info' })
  submissionInfo: string;

  @Column({ name: 'image_url', length: 2000 })
  imageUrl: string;

  @Column({ ...whole, name: 'allowance_minutes' })
  allowanceMinutes: number;

  @Column({ length: 20 })
  category: string;

  @Column({ ...whole, name: 'review_days', nullable: true })
  reviewDays: number | null;

  @Column('varchar', { name: 'proof_text', length: 1000, nullable: true })
  proofText: string | null;

  @Column({ ...whole, name: 'proof_pictures' })
  proofPictures: number;

  @Column({ name: 'proof_link' })
  proofLink: boolean;

  @Column(whole)
  payable: number;

  @Column({ ...whole, name: 'open_slots' })
  openSlots: number;

  @Column({ ...whole, nullable: true })
  places: number | null;

  @Column({ name: 'is_full' })
  isFull: boolean;

  @Column({ name: 'completion_date', length: 10 })
  completionDate: string;

  @Column({ length: 10 })
  status: string;

  @Column({ ...whole, name: 'text_version' })
  textVersion: number;

  @Column({ ...whole, name: 'median_minutes', nullable: true })
  medianMinutes: number | null;

  @Column({ ...whole, name: 'estimated_minutes', nullable: true })
  estimatedMinutes: number | null;

  @Column({ name: 'content_notice', length: 20 })
  contentNotice: string;

  @Column('text', { nullable: true })
  form: string | null;

  @Column('text', { nullable: true })
  link: string | null;
}

/** A current or earlier text of a task. */
@Entity('task_text')
export class TaskText {
  @PrimaryColumn({ name: 'task_id', length: 26 })
  taskId: string;

  @PrimaryColumn(whole)
  version: number;

  @Column({ length: 200 })
  title: string;

  @Column('text')
  detail: string;
}

/** A slot that is reserved for a worker. */
@Entity('claim')
export class Claim {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column(whole)
  until: number;

  /** Task and worker while the claim is active. */
  @Column('varchar', { length: 53, nullable: true })
  live: string | null;
}

/** A task that belongs to a set whose answers are compared. */
@Entity('agreement_item')
export class AgreementItem {
  @PrimaryColumn({ name: 'task_id', length: 26 })
  taskId: string;

  @Column({ name: 'set_id', length: 26 })
  setId: string;
}
