import { type PayoutStanding } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Where the money of withdrawals is. */
export abstract class PayoutStandings {
  /** By the id of those that were accepted. */
  abstract standingsOf(withdrawalIds: readonly Id[]): Promise<ReadonlyMap<Id, PayoutStanding>>;
}
