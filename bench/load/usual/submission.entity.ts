import { BeforeInsert, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { newId } from '../../load/ids.mjs';
import { whole } from './columns';
import { Person } from './people.entities';
import { Task, TaskText } from './tasks.entities';

@Entity('submission')
export class Submission {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'task_id', length: 26 })
  taskId: string;

  @ManyToOne(() => Task)
  @JoinColumn({ name: 'task_id' })
  task: Relation<Task>;

  @Column({ name: 'task_title', length: 200 })
  taskTitle: string;

  @Column({ ...whole, name: 'text_version' })
  textVersion: number;

  /** The text that was answered. */
  @ManyToOne(() => TaskText)
  @JoinColumn([
    { name: 'task_id', referencedColumnName: 'taskId' },
    { name: 'text_version', referencedColumnName: 'version' },
  ])
  text: Relation<TaskText>;

  @Column({ name: 'buyer_id', length: 26 })
  buyerId: string;

  @ManyToOne(() => Person)
  @JoinColumn({ name: 'buyer_id' })
  buyer: Relation<Person>;

  @Column({ name: 'worker_id', length: 26 })
  workerId: string;

  /** Null where their row is gone. */
  @ManyToOne(() => Person)
  @JoinColumn({ name: 'worker_id' })
  worker: Relation<Person> | null;

  @Column(whole)
  reward: number;

  @Column('text')
  detail: string;

  /** Addresses; null for none. */
  @Column('simple-json', { nullable: true })
  pictures: string[] | null;

  @Column(whole)
  version: number;

  @Column('text', { nullable: true })
  answers: string | null;

  @Column('varchar', { length: 200, nullable: true })
  code: string | null;

  @Column({ length: 10 })
  status: string;

  /** Who is to act while it is pending. */
  @Column('varchar', { length: 10 })
  turn: 'buyer' | 'worker';

  @Column({ ...whole, name: 'review_days', nullable: true })
  reviewDays: number | null;

  /** Then silence decides. */
  @Column({ ...whole, name: 'due_at', nullable: true })
  dueAt: number | null;

  /** The changes that the buyer requested; null for none. */
  @Column('varchar', { name: 'changes_note', length: 1000, nullable: true })
  changesNote: string | null;

  @Column('varchar', { name: 'decided_by', length: 10, nullable: true })
  decidedBy: string | null;

  /** Whether the decision is in both records. */
  @Column('boolean', { nullable: true })
  counted: boolean | null;

  @Column({ ...whole, name: 'changes_at' })
  changesAt: number;

  @Column({ length: 1000 })
  reason: string;

  @Column('varchar', { name: 'reason_code', length: 20, nullable: true })
  reasonCode: string | null;

  @Column({ ...whole, name: 'sent_at' })
  sentAt: number;

  /** 0 while it is pending. */
  @Column({ ...whole, name: 'decided_at' })
  decidedAt: number;

  @Column()
  concealed: boolean;

  @BeforeInsert()
  name(): void {
    this.id = newId();
  }
}
