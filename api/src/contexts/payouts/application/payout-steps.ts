import { type Id } from '../../../kernel/ids';
import { type Stepped } from '../domain/steps';

/** Reads payouts with the moments of their steps. */
export abstract class PayoutSteps {
  /** At most `limit` that come after an id, in the order of ids. */
  abstract page(after: Id, limit: number): Promise<readonly Stepped[]>;
}
