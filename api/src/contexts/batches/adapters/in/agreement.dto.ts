import { type BatchAgreement, type ItemAgreement, type AgreementOfWork, type WorkerAgreement } from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { FaceAnswer } from '../../../people';

class ControlItemAnswer {
  @ResponseField('The known answer, as the file has it.')
  readonly known: string;

  @ResponseField('How many answers miss it.', { type: 'integer' })
  readonly missed: number;
}

@ResponseSchema('How far the answers to one row of a batch agree.')
export class ItemAgreementAnswer implements ItemAgreement {
  @ResponseField('Number of the line where the row begins, from 1.', { type: 'integer' })
  readonly line: number;

  @ResponseField('Id of the task.')
  readonly task: string;

  @ResponseField('Title of the task, as it was posted.')
  readonly title: string;

  @ResponseField('How many workers answered.', { type: 'integer' })
  readonly answers: number;

  @ResponseField('How many of the answers are what most said.', { type: 'integer' })
  readonly agreeing: number;

  @ResponseField('The same as a share of the work sent, from 0 to 1.', { type: 'number' })
  readonly share: number;

  @ResponseField('The beginning of what most said; null where two answers are said as often.', {
    type: String,
    nullable: true,
  })
  readonly majority: string | null;

  @ResponseField('Of a control item; null for every other.', { type: ControlItemAnswer, nullable: true })
  readonly control: ControlItemAnswer | null;
}

@ResponseSchema('What the answers to all rows of a batch come to.')
export class BatchAgreementAnswer implements BatchAgreement {
  @ResponseField('How many items have answers.', { type: 'integer' })
  readonly items: number;

  @ResponseField('How many of them have two answers at least.', { type: 'integer' })
  readonly compared: number;

  @ResponseField('Mean share of the work that agrees over the latter, from 0 to 1; null where there is none.', {
    type: 'number',
    nullable: true,
  })
  readonly mean: number | null;

  @ResponseField('How many answers to control items there are.', { type: 'integer' })
  readonly controls: number;

  @ResponseField('How many of them miss the known answer.', { type: 'integer' })
  readonly missed: number;
}

class AnswerCounts {
  @ResponseField('How many items they answered.', { type: 'integer' })
  readonly answers: number;

  @ResponseField('How many of those have a majority.', { type: 'integer' })
  readonly compared: number;

  @ResponseField('How many times they are with it.', { type: 'integer' })
  readonly withMajority: number;

  @ResponseField('How many control items they answered.', { type: 'integer' })
  readonly controls: number;

  @ResponseField('How many of those they missed.', { type: 'integer' })
  readonly missed: number;
}

@ResponseSchema("How a worker's answers within a batch compare.")
export class WorkerAgreementAnswer extends AnswerCounts implements WorkerAgreement {
  @ResponseField('The worker.', { type: FaceAnswer })
  readonly worker: FaceAnswer;
}

@ResponseSchema('How the answers of the worker who sent one piece of work compare within its batch, for the buyer.')
class AgreementOfWorkAnswer extends AnswerCounts implements AgreementOfWork {
  @ResponseField('Id of the batch.')
  readonly batch: string;

  @ResponseField('Whether the work misses a known answer; null where none is known.', { type: Boolean, nullable: true })
  readonly missesControl: boolean | null;
}

export class WorkAgreementAnswer {
  @ResponseField('Null where the answers to its task are not compared.', {
    type: AgreementOfWorkAnswer,
    nullable: true,
  })
  readonly agreement: AgreementOfWorkAnswer | null;
}
