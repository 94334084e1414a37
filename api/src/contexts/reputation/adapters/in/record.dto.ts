import { type BuyerRecord, type PersonRecord, type Role, ROLES, type WorkerRecord } from '@kaaj/contract';
import { Shape, Shown } from '../../../../platform/http/shown';

@Shape('How somebody has judged the work that was sent to them.')
export class BuyerRecordAnswer implements BuyerRecord {
  @Shown('Since when they are a member.', { format: 'date-time' })
  readonly since: string;

  @Shown('Pieces of work they decided on; what is disputed is left out.', { type: 'integer' })
  readonly decided: number;

  @Shown('How many pieces of work of those they accepted.', { type: 'integer' })
  readonly accepted: number;

  @Shown('Pieces of work that were accepted because they did not decide in time.', { type: 'integer' })
  readonly silent: number;

  @Shown('How many disputes an Admin decided for the worker.', { type: 'integer' })
  readonly disputesLost: number;

  @Shown('How many hours half of their decisions came within; null while there are none.', {
    type: 'integer',
    nullable: true,
  })
  readonly medianHours: number | null;
}

@Shape("How somebody's work was judged.")
export class WorkerRecordAnswer implements WorkerRecord {
  @Shown('Since when they are a member.', { format: 'date-time' })
  readonly since: string;

  @Shown('Pieces of their work that were decided on; what is disputed is left out.', { type: 'integer' })
  readonly decided: number;

  @Shown('How many pieces of work of those were accepted.', { type: 'integer' })
  readonly accepted: number;

  @Shown('How many disputes an Admin decided for them.', { type: 'integer' })
  readonly disputesWon: number;
}

@Shape('What is known of somebody in the role that they have.')
export class PersonRecordAnswer implements PersonRecord {
  @Shown('Id of the person.')
  readonly _id: string;

  @Shown('Name of the person.')
  readonly name: string;

  @Shown('What they are.', { type: String, enum: ROLES })
  readonly role: Role;

  @Shown('For a buyer.', { type: BuyerRecordAnswer, nullable: true })
  readonly buyer: BuyerRecordAnswer | null;

  @Shown('For a worker.', { type: WorkerRecordAnswer, nullable: true })
  readonly worker: WorkerRecordAnswer | null;
}
