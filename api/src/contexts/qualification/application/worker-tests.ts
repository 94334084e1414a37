import { type Id } from '../../../kernel/ids';
import { type Attempt, type WorkerTest } from '../domain/worker-test';

/** Keeps qualification tests and the attempts at them. */
export abstract class WorkerTests {
  abstract add(test: WorkerTest): Promise<void>;

  /** Also a closed one. */
  abstract find(id: Id): Promise<WorkerTest | undefined>;

  /** At most `limit` of a buyer's, newest first, behind that one. */
  abstract of(buyerId: Id, limit: number, after?: Id): Promise<readonly WorkerTest[]>;

  /** A worker's last attempt. */
  abstract lastOf(testId: Id, workerId: Id): Promise<Attempt | undefined>;

  /** Takes a place for a first attempt; false where none is left, or the test is closed. */
  abstract take(id: Id): Promise<boolean>;

  abstract addAttempt(attempt: Attempt): Promise<void>;

  /** Counts one who passed. */
  abstract countPassed(id: Id): Promise<void>;

  /** Closes a buyer's test and tells it as it stands then; undefined where it was not open. */
  abstract close(id: Id): Promise<WorkerTest | undefined>;

  /** At most `limit` of a buyer's open ones. */
  abstract openOf(buyerId: Id, limit: number): Promise<readonly Id[]>;

  /** For a worker who was removed. */
  abstract forgetAttemptsOf(workerId: Id): Promise<void>;
}
