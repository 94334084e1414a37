import { PickType } from '@nestjs/swagger';
import { type BuyerRecord, type PersonRecord, type Role, ROLES, type WorkerRecord } from '@kaaj/contract';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';

@ResponseSchema('Reputation record of a buyer: how they decided on submissions.')
export class BuyerRecordAnswer implements BuyerRecord {
  @ResponseTime('Date of registration.')
  readonly since: string;

  @ResponseInteger('Number of decided submissions, without disputed ones.')
  readonly decided: number;

  @ResponseInteger('Number of accepted submissions.')
  readonly accepted: number;

  @ResponseInteger('Number of submissions accepted automatically for lack of a decision.')
  readonly silent: number;

  @ResponseInteger('Number of disputes that an Admin decided for the worker.')
  readonly disputesLost: number;

  @ResponseInteger('Median number of hours to a decision; null without decisions.', { nullable: true })
  readonly medianHours: number | null;
}

@ResponseSchema('Reputation record of a worker.')
export class WorkerRecordAnswer
  extends PickType(BuyerRecordAnswer, ['since', 'decided', 'accepted'])
  implements WorkerRecord
{
  @ResponseInteger('Number of disputes that an Admin decided for them.')
  readonly disputesWon: number;
}

@ResponseSchema('Reputation record of a user in their role.')
export class PersonRecordAnswer implements PersonRecord {
  @ResponseField('Id of the person.')
  readonly _id: string;

  @ResponseField('Name of the person.')
  readonly name: string;

  @ResponseField('Role of the user.', { enum: ROLES })
  readonly role: Role;

  @ResponseField('For a buyer.', { type: BuyerRecordAnswer, nullable: true })
  readonly buyer: BuyerRecordAnswer | null;

  @ResponseField('For a worker.', { type: WorkerRecordAnswer, nullable: true })
  readonly worker: WorkerRecordAnswer | null;
}
