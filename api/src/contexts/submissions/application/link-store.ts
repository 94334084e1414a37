import { type Id } from '../../../kernel/ids';

/** Keeps what pages elsewhere know workers by, and how often somebody tried wrong completion codes. */
export abstract class LinkStore {
  /** The same for one buyer and worker, and made at random when it is asked for first. */
  abstract alias(buyerId: Id, workerId: Id): Promise<string>;

  /** Counts one more wrong code, or one less for -1, and tells how many there are. Nobody else counts meanwhile. */
  abstract count(taskId: Id, workerId: Id, by: 1 | -1): Promise<number>;

  /** Of all workers. */
  abstract wrongFor(taskId: Id): Promise<number>;

  /** For somebody who was removed. */
  abstract forget(personId: Id): Promise<void>;
}
