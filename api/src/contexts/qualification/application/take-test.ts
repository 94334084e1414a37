import { Injectable } from '@nestjs/common';
import { type AnswerForm, type Answers, ownValue, parseAnswers } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { domainError } from '../../../kernel/domain-error';
import { type Id, newId } from '../../../kernel/ids';
import { found, NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { givenBy, isKnown } from '../../agreement';
import { Eligibility, WorkerGroups } from '../../reputation';
import { People } from '../../people';
import { Ledger, transferFor } from '../../wallet';
import { retryAt, assertMayTry, type Attempt, type Marked, NoOpenSlot, type WorkerTest } from '../domain/worker-test';
import { WorkerTests } from './worker-tests';

/** Answers are missing, or do not match the form. */
const AnswersInvalid = domainError('submission/answers-invalid', 'unprocessable');

export interface TestResult extends Marked {
  readonly passed: boolean;
  readonly of: number;
  /** Coins that the attempt paid. */
  readonly paid: number;
  /** When the worker may retry, in milliseconds since the epoch; null after passing. */
  readonly again: number | null;
}

interface Taking {
  readonly testId: Id;
  readonly workerId: Id;
  readonly answers: object;
}

/**
 * Grades a worker's attempt at a qualification test. The first attempt is paid whatever its result. Workers who pass
 * join the group of the test. Throws NotFound, NotEligible, AnswersInvalid, AlreadyPassed, TooEarly or NoOpenSlot.
 */
@Injectable()
export class TakeTest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tests: WorkerTests,
    private readonly groups: WorkerGroups,
    private readonly people: People,
    private readonly eligibility: Eligibility,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  execute({ testId, workerId, answers: sent }: Taking): Promise<TestResult> {
    return this.unitOfWork.run(async () => {
      // The lock serializes the attempts of this worker.
      await this.people.lock(workerId);
      const test = await this.offered(testId);
      const { buyerId } = test;
      await this.eligibility.assert({ taskId: testId, batchId: null, buyerId, restricted: false }, workerId);
      const last = await this.tests.lastOf(testId, workerId);
      const at = this.clock.now();
      assertMayTry(test, last, at);
      const graded = grade(test, answersOf(test.form, sent));
      const passed = graded.correct >= test.pass;
      const attempt = { id: newId(), testId, workerId, correct: graded.correct, passed, at };
      if (!last && !(await this.tests.take(testId))) throw new NoOpenSlot();
      await this.tests.addAttempt(attempt);
      if (passed) await this.addToGroup(test, attempt);
      if (!last) await this.ledger.post(transferFor('test-paid', { ...attempt, payable: test.payable }));
      const again = passed ? null : retryAt(test, attempt);
      return { ...graded, passed, of: Object.keys(test.known).length, paid: last ? 0 : test.payable, again };
    });
  }

  /** Throws NotFound where it is closed, or its buyer is suspended. */
  async offered(testId: Id): Promise<WorkerTest> {
    const test = await this.tests.find(testId);
    if (test?.state !== 'open') throw new NotFound();
    if ((await this.people.get(test.buyerId)).suspendedAt !== null) throw new NotFound();
    return test;
  }

  private async addToGroup({ id, buyerId }: WorkerTest, { workerId, at: addedAt }: Attempt): Promise<void> {
    await this.tests.countPassed(id);
    // A concurrent removal of the buyer deletes the group.
    found(await this.groups.lock(id, buyerId));
    if ((await this.groups.membersAmong(id, [workerId])).size > 0) return;
    await this.groups.addMembers(id, [{ workerId, source: 'test', addedAt }]);
  }
}

function answersOf(form: AnswerForm, sent: object): Answers {
  const parsed = parseAnswers(form, sent as Readonly<Record<string, unknown>>);
  if ('problems' in parsed) throw new AnswersInvalid(parsed.problems);
  return parsed.value;
}

/** Compares answers like those to control items. */
function grade({ form, known }: WorkerTest, answers: Answers): Marked {
  const given = givenBy(form, { answers, detail: '' });
  const wrong = Object.entries(known).flatMap(([name, right]) => {
    const value = ownValue(given, name);
    return value !== undefined && isKnown(value, String(right)) ? [] : [name];
  });
  return { correct: Object.keys(known).length - wrong.length, wrong };
}
