import { type Id } from '../../../kernel/ids';

/** Stores the signing secrets of completion codes. `id`: of a task, or of the batch whose items share it. */
export abstract class LinkSecrets {
  abstract make(id: Id): Promise<void>;

  /** Undefined where there is none. */
  abstract of(id: Id): Promise<string | undefined>;
}
