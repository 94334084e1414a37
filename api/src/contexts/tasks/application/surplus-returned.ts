import { type Transfer, transferFor } from '../../wallet';
import { type TaskOffer } from '../domain/offer';

type Slot = Pick<TaskOffer, 'taskId' | 'buyerId' | 'reward'>;

/**
 * The transfer for a released slot that was `surplus`. `releasedBy`: the claim or submission of the slot, or the account
 * of a dispute; a submission and the dispute about it can release one slot each.
 */
export const surplusReturned = ({ taskId: id, buyerId, reward: payable }: Slot, releasedBy: string): Transfer =>
  transferFor('slots-given-up', { id, buyerId, payable, slots: 1, changeId: releasedBy });

/** The reference of that transfer. */
export const surplusReference = (taskId: string, releasedBy: string): string => `${taskId}:${releasedBy}`;
