import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { accept, assertDecided, assertWorker, forReview, reject, submit } from './submission';
import { AlreadyReviewed, NotAWorker, SubmissionNotFound } from './submission.errors';

const [taskId, buyerId, workerId] = [newId(), newId(), newId()];
const offered = { taskId, taskTitle: 'Name ten birds', textVersion: 2, buyerId, reward: coins(7) };
const sent = submit(offered, workerId, 'Robin, wren ...', newId(), 1_000);

describe('a submission', () => {
  it('is pending, and keeps the reward and the text of the moment it was sent', () => {
    expect(sent).toMatchObject({ ...offered, workerId, status: 'pending', reason: '', sentAt: 1_000, decidedAt: 0 });
  });

  it('is accepted or rejected with a reason', () => {
    expect(accept(sent, 2_000)).toEqual({ ...sent, status: 'accepted', decidedAt: 2_000 });
    expect(reject(sent, 'Too short', 2_000)).toEqual({
      ...sent,
      status: 'rejected',
      reason: 'Too short',
      decidedAt: 2_000,
    });
  });

  it('is there for the buyer of its task alone', () => {
    expect(forReview(sent, buyerId)).toBe(sent);
    expect(() => forReview(sent, newId())).toThrow(SubmissionNotFound);
    expect(() => forReview(undefined, buyerId)).toThrow(SubmissionNotFound);
  });

  it('lets the same decision stand a second time, and not the other one', () => {
    expect(() => assertDecided(accept(sent, 2_000), 'accepted')).not.toThrow();
    expect(() => assertDecided(accept(sent, 2_000), 'rejected')).toThrow(AlreadyReviewed);
  });

  it.each(['Buyer', 'Admin'] as const)('does not come from a %s', (role) => {
    expect(() => assertWorker(role)).toThrow(NotAWorker);
    expect(() => assertWorker('Worker')).not.toThrow();
  });
});
