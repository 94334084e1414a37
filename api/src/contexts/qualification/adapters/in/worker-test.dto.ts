import { LENGTHS, LIMITS, TEST_STATES, type TestState } from '@kaaj/contract';
import { FreeObjectField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
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

  @ResponseField('Number of correct answers needed to pass.', { type: 'integer' })
  readonly pass: number;

  @ResponseField('Number of questions with a known answer.', { type: 'integer' })
  readonly of: number;

  @ResponseField('Number of paid first attempts.', { type: 'integer' })
  readonly places: number;

  @ResponseField('Number of first attempts left.', { type: 'integer' })
  readonly openPlaces: number;

  @ResponseField('Coins for each first attempt.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('Days after which a worker who did not pass may try again.', { type: 'integer' })
  readonly againAfterDays: number;

  @ResponseField('Number of workers with an attempt.', { type: 'integer' })
  readonly tried: number;

  @ResponseField('How many workers passed.', { type: 'integer' })
  readonly passed: number;

  @ResponseField('open: workers can take it; closed: no more attempts.', { type: String, enum: TEST_STATES })
  readonly state: TestState;

  @ResponseField('When it was posted.', { format: 'date-time' })
  readonly createdAt: string;
}

@ResponseSchema('Result of an attempt at a qualification test.')
class OwnAttemptAnswer {
  @ResponseField('Whether the attempt passed.')
  readonly passed: boolean;

  @ResponseField('Number of correct answers.', { type: 'integer' })
  readonly correct: number;

  @ResponseField('When the next attempt is possible; null if passed.', {
    ...{ type: String, nullable: true, format: 'date-time' },
  })
  readonly again: string | null;
}

@ResponseSchema('A qualification test, for a worker.')
export class OfferedTestAnswer {
  @ResponseField('Id of the test.')
  readonly _id: string;

  @ResponseField('Title of the test.')
  readonly title: string;

  @ResponseField('What a worker fills in.', { type: AnswerFormAnswer })
  readonly form: AnswerFormAnswer;

  @ResponseField('Number of correct answers needed to pass.', { type: 'integer' })
  readonly pass: number;

  @ResponseField('Number of questions with a known answer.', { type: 'integer' })
  readonly of: number;

  @ResponseField('Coins for a first attempt, passed or not.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('How many first attempts can still be made.', { type: 'integer' })
  readonly openPlaces: number;

  @ResponseField('Days after which a worker who did not pass may try again.', { type: 'integer' })
  readonly againAfterDays: number;

  @ResponseField('Your last attempt; null for none.', { type: OwnAttemptAnswer, nullable: true })
  readonly last: OwnAttemptAnswer | null;
}

@ResponseSchema('Result of an attempt at a qualification test.')
export class AttemptAnswer extends OwnAttemptAnswer {
  @ResponseField('Number of questions with a known answer.', { type: 'integer' })
  readonly of: number;

  @ResponseField('Names of the fields with a wrong answer.', {
    ...{ type: String, isArray: true, example: ['bird'] },
  })
  readonly wrong: readonly string[];

  @ResponseField('Coins paid for the attempt; 0 except for the first one.', { type: 'integer' })
  readonly paid: number;
}

export class ClosedTestAnswer {
  @ResponseField('Id of the test.')
  readonly _id: string;

  @ResponseField('Coins returned for unused first attempts.', { type: 'integer' })
  readonly returned: number;
}
