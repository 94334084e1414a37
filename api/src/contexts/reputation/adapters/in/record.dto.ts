import { type BuyerRecord, type PersonRecord, type Role, ROLES, type WorkerRecord } from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

@ResponseSchema('How somebody has judged the work that was sent to them.')
export class BuyerRecordAnswer implements BuyerRecord {
  @ResponseField('Since when they are a member.', { format: 'date-time' })
  readonly since: string;

  @ResponseField('Pieces of work they decided on; what is disputed is left out.', { type: 'integer' })
  readonly decided: number;

  @ResponseField('How many pieces of work of those they accepted.', { type: 'integer' })
  readonly accepted: number;

  @ResponseField('Pieces of work that were accepted because they did not decide in time.', { type: 'integer' })
  readonly silent: number;

  @ResponseField('How many disputes an Admin decided for the worker.', { type: 'integer' })
  readonly disputesLost: number;

  @ResponseField('How many hours half of their decisions came within; null while there are none.', {
    type: 'integer',
    nullable: true,
  })
  readonly medianHours: number | null;
}

@ResponseSchema("How somebody's work was judged.")
export class WorkerRecordAnswer implements WorkerRecord {
  @ResponseField('Since when they are a member.', { format: 'date-time' })
  readonly since: string;

  @ResponseField('Pieces of their work that were decided on; what is disputed is left out.', { type: 'integer' })
  readonly decided: number;

  @ResponseField('How many pieces of work of those were accepted.', { type: 'integer' })
  readonly accepted: number;

  @ResponseField('How many disputes an Admin decided for them.', { type: 'integer' })
  readonly disputesWon: number;
}

@ResponseSchema('What is known of somebody in the role that they have.')
export class PersonRecordAnswer implements PersonRecord {
  @ResponseField('Id of the person.')
  readonly _id: string;

  @ResponseField('Name of the person.')
  readonly name: string;

  @ResponseField('What they are.', { type: String, enum: ROLES })
  readonly role: Role;

  @ResponseField('For a buyer.', { type: BuyerRecordAnswer, nullable: true })
  readonly buyer: BuyerRecordAnswer | null;

  @ResponseField('For a worker.', { type: WorkerRecordAnswer, nullable: true })
  readonly worker: WorkerRecordAnswer | null;
}
