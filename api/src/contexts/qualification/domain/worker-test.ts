import { type AnswerForm, type Answers, type FieldProblem, parseAnswers, type TestState } from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { domainError } from '../../../kernel/domain-error';
import { type Id } from '../../../kernel/ids';
import { DAY_MS } from '../../../kernel/clock';

/** A form with known answers. Workers who pass join the group with the same id. */
export interface WorkerTest {
  readonly id: Id;
  readonly buyerId: Id;
  readonly title: string;
  readonly form: AnswerForm;
  /** By field name. */
  readonly known: Answers;
  /** Number of correct answers to pass. */
  readonly pass: number;
  /** Number of paid first attempts, and how many are left. */
  readonly places: number;
  readonly openPlaces: number;
  /** Coins of a first attempt. */
  readonly payable: Coins;
  /** Days until a worker who did not pass may retry. */
  readonly againAfterDays: number;
  readonly state: TestState;
  /** Number of workers who tried, and who passed. */
  readonly tried: number;
  readonly passed: number;
  readonly createdAt: number;
}

export interface Attempt {
  readonly id: Id;
  readonly testId: Id;
  readonly workerId: Id;
  readonly correct: number;
  readonly passed: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface Marked {
  readonly correct: number;
  /** Names of the fields with wrong answers. */
  readonly wrong: readonly string[];
}

/** The known answers do not match the form, or are fewer than needed to pass. */
export const TestInvalid = domainError('test/invalid', 'unprocessable');

/** All paid first attempts are used. */
export const NoOpenSlot = domainError('test/no-open-place', 'conflict');

/** The worker has to wait before a retry. */
export const TooEarly = domainError('test/too-early', 'conflict');

export const AlreadyPassed = domainError('test/already-passed', 'conflict');

type TestDefinition = Pick<WorkerTest, 'form' | 'pass'> & { readonly known: object };

/**
 * The validated known answers. `comparable`: the fields of the form whose answers can be compared. Throws TestInvalid.
 */
export function knownOf({ form, known: sent, pass }: TestDefinition, comparable: readonly string[]): Answers {
  const known = sent as Readonly<Record<string, unknown>>;
  // Required questions need no known answer.
  const fields = form.fields
    .filter(({ name }) => Object.hasOwn(known, name))
    .map((field) => ({ ...field, required: true }));
  const parsed = parseAnswers({ fields }, known);
  const faults: FieldProblem[] = [];
  if ('problems' in parsed)
    faults.push(...parsed.problems.map((each) => ({ ...each, field: each.field.replace(/^answers/, 'known') })));
  for (const { name } of fields)
    if (!comparable.includes(name))
      faults.push({ field: `known.${name}`, code: 'kind', message: 'Only a choice, a scale or a text can be known.' });
  form.fields.forEach(({ kind }, index) => {
    if (kind === 'picture')
      faults.push({ field: `form.fields.${index}.kind`, code: 'kind', message: 'A test cannot have picture fields.' });
  });
  if (faults.length === 0 && fields.length < pass)
    faults.push({ field: 'pass', code: 'max', message: 'More than the number of known answers.' });
  if (faults.length > 0 || 'problems' in parsed) throw new TestInvalid(faults);
  return parsed.value;
}

/** When a worker may retry after this attempt, in milliseconds since the epoch. */
export const retryAt = ({ againAfterDays }: Pick<WorkerTest, 'againAfterDays'>, { at }: Attempt): number =>
  at + againAfterDays * DAY_MS;

/** `last`: the worker's last attempt. Throws AlreadyPassed or TooEarly. */
export function assertMayTry(test: WorkerTest, last: Attempt | undefined, now: number): void {
  if (!last) return;
  if (last.passed) throw new AlreadyPassed();
  if (retryAt(test, last) > now) throw new TooEarly();
}
