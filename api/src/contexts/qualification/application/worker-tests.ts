import { type Id } from '../../../kernel/ids';
import { type Attempt, type WorkerTest } from '../domain/worker-test';

export abstract class WorkerTests {
  abstract add(test: WorkerTest): Promise<void>;

  /** Including closed ones. */
  abstract find(id: Id): Promise<WorkerTest | undefined>;

  /** At most `limit` of a buyer's, newest first, after that one. */
  abstract of(buyerId: Id, limit: number, after?: Id): Promise<readonly WorkerTest[]>;

  abstract lastOf(testId: Id, workerId: Id): Promise<Attempt | undefined>;

  /** Takes a slot for a first attempt; false where none is left, or the test is closed. */
  abstract take(id: Id): Promise<boolean>;

  abstract addAttempt(attempt: Attempt): Promise<void>;

  abstract countPassed(id: Id): Promise<void>;

  /** Closes a buyer's test and returns it; undefined where it was not open. */
  abstract close(id: Id): Promise<WorkerTest | undefined>;

  /** At most `limit` of a buyer's open ones, newest first. */
  abstract openOf(buyerId: Id, limit: number): Promise<readonly Id[]>;

  /** Deletes the attempts of a removed worker. */
  abstract deleteAttemptsOf(workerId: Id): Promise<void>;
}
