import { type Id } from '../../../kernel/ids';
import { type Bonus } from '../domain/bonus';

/** Keeps bonuses; rows are only ever added. */
export abstract class Bonuses {
  abstract add(bonus: Bonus): Promise<void>;

  abstract find(id: Id): Promise<Bonus | undefined>;

  /** Of one piece of work, the first one first. */
  abstract of(submissionId: Id): Promise<readonly Bonus[]>;
}
