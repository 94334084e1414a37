import { type Id } from '../../../kernel/ids';
import { type Transfer, transferFor } from '../../wallet';
import { type TaskOffer } from '../domain/offer';

type Slot = Pick<TaskOffer, 'taskId' | 'buyerId' | 'reward'>;

/** The transfer for a released slot that was `surplus`. `releasedBy`: the claim, submission or dispute of the slot. */
export const surplusReturned = ({ taskId: id, buyerId, reward: payable }: Slot, releasedBy: string): Transfer =>
  transferFor('slots-given-up', { id, buyerId, payable, slots: 1, changeId: releasedBy });

/** A submission can release two slots: its own, and the one reserved for a dispute about it. */
export const disputeOf = (submissionId: Id): string => `${submissionId}:dispute`;

/** The reference of that transfer. */
export const surplusReference = (taskId: string, releasedBy: string): string => `${taskId}:${releasedBy}`;
