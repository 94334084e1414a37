import { LENGTHS, LIMITS, TEST_STATES, type TestState } from '@kaaj/contract';
import { CursorField, FreeObjectField, SizeField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
import { AnswerFormAnswer, ANSWERS_SHAPE } from '../../../tasks';

export class PostTestBody {
  @TextField('Title of the test.', { max: LENGTHS.title })
  readonly title: string;

  @FreeObjectField('What a worker fills in.', { type: AnswerFormAnswer })
  readonly form: object;

  @FreeObjectField('The right answers, by the names of fields: of choices, scales and texts.', ANSWERS_SHAPE)
  readonly known: object;

  @WholeNumberField('How many right answers pass.', { min: 1, max: LIMITS.testPass })
  readonly pass: number;

  @WholeNumberField('How many workers are paid for their first attempt.', LIMITS.requiredWorkers)
  readonly places: number;

  @WholeNumberField('Coins for each of these.', LIMITS.payableAmount)
  readonly payableAmount: number;

  @WholeNumberField('After how many days a worker who did not pass may try again.', LIMITS.againAfterDays)
  readonly againAfterDays: number;
}

export class TestsParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class AttemptBody {
  @FreeObjectField('What the worker filled in.', ANSWERS_SHAPE)
  readonly answers: object;
}

@ResponseSchema('A qualification test, for its buyer.')
export class WorkerTestAnswer {
  @ResponseField('Id of the test, and of the group of those who passed.')
  readonly _id: string;

  @ResponseField('Title of the test.')
  readonly title: string;

  @ResponseField('How many right answers pass.', { type: 'integer' })
  readonly pass: number;

  @ResponseField('How many answers are known.', { type: 'integer' })
  readonly of: number;

  @ResponseField('How many workers are paid for their first attempt.', { type: 'integer' })
  readonly places: number;

  @ResponseField('How many of these places are left.', { type: 'integer' })
  readonly openPlaces: number;

  @ResponseField('Coins for each of these.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('After how many days a worker who did not pass may try again.', { type: 'integer' })
  readonly againAfterDays: number;

  @ResponseField('How many workers tried.', { type: 'integer' })
  readonly tried: number;

  @ResponseField('How many workers passed.', { type: 'integer' })
  readonly passed: number;

  @ResponseField('open: workers take it; closed: nobody does any more.', { type: String, enum: TEST_STATES })
  readonly state: TestState;

  @ResponseField('When it was posted.', { format: 'date-time' })
  readonly createdAt: string;
}

@ResponseSchema('How an attempt at a qualification test went.')
class OwnAttemptAnswer {
  @ResponseField('Whether it passed.')
  readonly passed: boolean;

  @ResponseField('How many answers were right.', { type: 'integer' })
  readonly correct: number;

  @ResponseField('When another attempt is possible; null for who passed.', {
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

  @ResponseField('How many right answers pass.', { type: 'integer' })
  readonly pass: number;

  @ResponseField('How many answers are known.', { type: 'integer' })
  readonly of: number;

  @ResponseField('Coins for a first attempt, whatever comes of it.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('How many first attempts can still be made.', { type: 'integer' })
  readonly openPlaces: number;

  @ResponseField('After how many days a worker who did not pass may try again.', { type: 'integer' })
  readonly againAfterDays: number;

  @ResponseField('Your last attempt; null for none.', { type: OwnAttemptAnswer, nullable: true })
  readonly last: OwnAttemptAnswer | null;
}

@ResponseSchema('What came of an attempt at a qualification test.')
export class AttemptAnswer extends OwnAttemptAnswer {
  @ResponseField('How many answers are known.', { type: 'integer' })
  readonly of: number;

  @ResponseField('Names of the fields that were answered wrongly.', {
    ...{ type: String, isArray: true, example: ['bird'] },
  })
  readonly wrong: readonly string[];

  @ResponseField('Coins that it paid; 0 but for a first attempt.', { type: 'integer' })
  readonly paid: number;
}

export class ClosedTestAnswer {
  @ResponseField('Id of the test.')
  readonly _id: string;

  @ResponseField('Coins of the places that were left, which came back.', { type: 'integer' })
  readonly returned: number;
}
