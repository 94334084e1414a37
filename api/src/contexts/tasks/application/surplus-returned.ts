import { type Coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { type Transfer, transferFor } from '../../wallet';

interface Slot {
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly reward: Coins;
}

/** The transfer for a released slot that was `surplus`. */
export const surplusReturned = ({ taskId: id, buyerId, reward: payable }: Slot): Transfer =>
  transferFor('slots-given-up', { id, buyerId, payable, slots: 1, changeId: newId() });
