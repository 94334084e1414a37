import { type Id } from '../../../kernel/ids';

/** Keeps what completion codes are signed with. `id`: of a task, or of the batch whose items share it. */
export abstract class LinkSecrets {
  /** Makes one. */
  abstract make(id: Id): Promise<void>;

  /** Undefined where there is none. */
  abstract of(id: Id): Promise<string | undefined>;
}
