import { type BuyerRecord, type PersonRecord, type Role, ROLES, type WorkerRecord } from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

@ResponseSchema('Reputation record of a buyer: how they decided on submissions.')
export class BuyerRecordAnswer implements BuyerRecord {
  @ResponseField('Date of registration.', { format: 'date-time' })
  readonly since: string;

  @ResponseField('Number of decided submissions, without disputed ones.', { type: 'integer' })
  readonly decided: number;

  @ResponseField('Number of accepted submissions.', { type: 'integer' })
  readonly accepted: number;

  @ResponseField('Number of submissions accepted automatically for lack of a decision.', { type: 'integer' })
  readonly silent: number;

  @ResponseField('Number of disputes that an Admin decided for the worker.', { type: 'integer' })
  readonly disputesLost: number;

  @ResponseField('Median number of hours to a decision; null without decisions.', {
    type: 'integer',
    nullable: true,
  })
  readonly medianHours: number | null;
}

@ResponseSchema('Reputation record of a worker.')
export class WorkerRecordAnswer implements WorkerRecord {
  @ResponseField('Date of registration.', { format: 'date-time' })
  readonly since: string;

  @ResponseField('Number of decided submissions, without disputed ones.', { type: 'integer' })
  readonly decided: number;

  @ResponseField('Number of accepted submissions.', { type: 'integer' })
  readonly accepted: number;

  @ResponseField('Number of disputes that an Admin decided for them.', { type: 'integer' })
  readonly disputesWon: number;
}

@ResponseSchema('Reputation record of a user in their role.')
export class PersonRecordAnswer implements PersonRecord {
  @ResponseField('Id of the person.')
  readonly _id: string;

  @ResponseField('Name of the person.')
  readonly name: string;

  @ResponseField('Role of the user.', { type: String, enum: ROLES })
  readonly role: Role;

  @ResponseField('For a buyer.', { type: BuyerRecordAnswer, nullable: true })
  readonly buyer: BuyerRecordAnswer | null;

  @ResponseField('For a worker.', { type: WorkerRecordAnswer, nullable: true })
  readonly worker: WorkerRecordAnswer | null;
}
