import { PickType } from '@nestjs/swagger';
import { LENGTHS, LIMITS, TEST_STATES, type TestState } from '@kaaj/contract';
import { FreeObjectField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { AnswerFormAnswer, ANSWERS_SHAPE } from '../../../tasks';

export class PostTestBody {
  @TextField('Title of the test.', { max: LENGTHS.title })
  readonly title: string;

  @FreeObjectField('What a worker fills in.', { type: AnswerFormAnswer })
  readonly form: object;

  @FreeObjectField('Correct answers by field name, for choices, scales and texts.', ANSWERS_SHAPE)
  readonly known: object;

  @WholeNumberField('Number of correct answers needed to pass.', { min: 1, max: LIMITS.testPass })
  readonly pass: number;

  @WholeNumberField('Number of paid first attempts.', LIMITS.requiredWorkers)
  readonly places: number;

  @WholeNumberField('Coins for each first attempt.', LIMITS.payableAmount)
  readonly payableAmount: number;

  @WholeNumberField('Days after which a worker who did not pass may try again.', LIMITS.againAfterDays)
  readonly againAfterDays: number;
}

export class AttemptBody {
  @FreeObjectField('Answers of the worker.', ANSWERS_SHAPE)
  readonly answers: object;
}

@ResponseSchema('A qualification test, for its buyer.')
export class WorkerTestAnswer {
  @ResponseField('Id of the test, and of the group of those who passed.')
  readonly _id: string;

  @ResponseField('Title of the test.')
  readonly title: string;

  @ResponseInteger('Number of correct answers needed to pass.')
  readonly pass: number;

  @ResponseInteger('Number of questions with a known answer.')
  readonly of: number;

  @ResponseInteger('Number of paid first attempts.')
  readonly places: number;

  @ResponseInteger('Number of first attempts left.')
  readonly openPlaces: number;

  @ResponseInteger('Coins for each first attempt.')
  readonly payableAmount: number;

  @ResponseInteger('Days after which a worker who did not pass may try again.')
  readonly againAfterDays: number;

  @ResponseInteger('Number of workers with an attempt.')
  readonly tried: number;

  @ResponseInteger('How many workers passed.')
  readonly passed: number;

  @ResponseField('open: workers can take it; closed: no more attempts.', { enum: TEST_STATES })
  readonly state: TestState;

  @ResponseTime('When it was posted.')
  readonly createdAt: string;
}

@ResponseSchema('Result of an attempt at a qualification test.')
class OwnAttemptAnswer {
  @ResponseField('Whether the attempt passed.')
  readonly passed: boolean;

  @ResponseInteger('Number of correct answers.')
  readonly correct: number;

  @ResponseTime('When the next attempt is possible; null if passed.', { nullable: true })
  readonly again: string | null;
}

@ResponseSchema('A qualification test, for a worker.')
export class OfferedTestAnswer extends PickType(WorkerTestAnswer, ['title', 'pass', 'of', 'againAfterDays']) {
  @ResponseField('Id of the test.')
  readonly _id: string;

  @ResponseField('What a worker fills in.')
  readonly form: AnswerFormAnswer;

  @ResponseInteger('Coins for a first attempt, passed or not.')
  readonly payableAmount: number;

  @ResponseInteger('How many first attempts can still be made.')
  readonly openPlaces: number;

  @ResponseField('Your last attempt; null for none.', { type: OwnAttemptAnswer, nullable: true })
  readonly last: OwnAttemptAnswer | null;
}

@ResponseSchema('Result of an attempt at a qualification test.')
export class AttemptAnswer extends OwnAttemptAnswer {
  @ResponseInteger('Number of questions with a known answer.')
  readonly of: number;

  @ResponseField('Names of the fields with a wrong answer.', { type: [String], example: ['bird'] })
  readonly wrong: readonly string[];

  @ResponseInteger('Coins paid for the attempt; 0 except for the first one.')
  readonly paid: number;
}

export class ClosedTestAnswer {
  @ResponseField('Id of the test.')
  readonly _id: string;

  @ResponseInteger('Coins returned for unused first attempts.')
  readonly returned: number;
}
