import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { type Decision } from './moves';
import { noticesOf } from './notices';
import { assertDecided, assertWorker, decide, forReview, submit, type Submission } from './submission';
import { AlreadyReviewed, NotAWorker } from './submission.errors';

const [taskId, buyerId, workerId] = [newId(), newId(), newId()];
const offered = { taskId, textVersion: 2, buyerId, reward: coins(7) };
const sent = submit({ ...offered, title: 'Name ten birds' }, workerId, 'Robin, wren ...', newId(), 1_000);

const ACCEPTED: Decision = { status: 'accepted', by: 'buyer' };
const rejectedFor = (reason: string): Decision => ({ status: 'rejected', by: 'buyer', reason });

describe('a submission', () => {
  it('is pending, and keeps the reward and the text of the moment it was sent', () => {
    expect(sent).toMatchObject({
      ...offered,
      taskTitle: 'Name ten birds',
      workerId,
      status: 'pending',
      reason: '',
      sentAt: 1_000,
      decidedAt: 0,
    });
  });

  it('is accepted or rejected with a reason', () => {
    expect(decide(sent, ACCEPTED, 2_000)).toEqual({ ...sent, status: 'accepted', decidedAt: 2_000 });
    expect(decide(sent, rejectedFor('Too short'), 2_000)).toEqual({
      ...sent,
      status: 'rejected',
      reason: 'Too short',
      decidedAt: 2_000,
    });
  });

  it('is rejected with a kind of reason, which stands for words where there are none', () => {
    const rejected = (reason: string) =>
      ({ status: 'rejected', by: 'buyer', reason, reasonCode: 'duplicate' }) as const;
    expect(decide(sent, rejected(''), 2_000)).toMatchObject({ reason: '', reasonCode: 'duplicate' });
    const told = (reason: string) => noticesOf({ ...sent, reason, reasonCode: 'duplicate' }, rejected(reason));
    const code = 'submission/rejected-with-reason';
    const wordsOf = (reason: string) => ({ to: workerId, code, params: { title: sent.taskTitle, reason } });
    expect(told('')).toEqual([wordsOf('The same work was sent before.')]);
    expect(told('Seen on Monday.')).toEqual([wordsOf('Seen on Monday.')]);
  });

  it('is there for the buyer of its task alone', () => {
    expect(forReview(sent, buyerId)).toBe(sent);
    expect(() => forReview(sent, newId())).toThrow(NotFound);
    expect(() => forReview(undefined, buyerId)).toThrow(NotFound);
  });

  it('lets the same decision stand a second time, and not the other one', () => {
    const accepted = decide(sent, ACCEPTED, 2_000);
    expect(() => assertDecided(accepted, 'accepted')).not.toThrow();
    expect(() => assertDecided(accepted, 'rejected')).toThrow(AlreadyReviewed);
    expect(() => assertDecided(undefined, 'accepted')).toThrow(AlreadyReviewed);
  });

  it('is decided once: what was accepted or rejected comes to nothing else, and not to the same again', () => {
    for (const first of [ACCEPTED, rejectedFor('')]) {
      const decided = decide(sent, first, 2_000) as Submission;
      for (const second of [ACCEPTED, rejectedFor('')]) expect(decide(decided, second, 3_000)).toBeUndefined();
    }
  });

  it('is never rejected by silence', () => {
    // @ts-expect-error a hand that the table does not name for it
    const bySilence: Decision = { status: 'rejected', by: 'silence', reason: '' };
    expect(decide(sent, bySilence, 2_000)).toBeUndefined();
  });

  const [title, coinsPaid] = [sent.taskTitle, offered.reward];
  it.each<readonly [Decision, ReturnType<typeof noticesOf>]>([
    [ACCEPTED, [{ to: workerId, code: 'submission/accepted', params: { title, coins: coinsPaid } }]],
    [
      { status: 'accepted', by: 'silence' },
      [
        { to: workerId, code: 'submission/accepted-in-time', params: { title, coins: coinsPaid } },
        { to: buyerId, code: 'submission/decided-for-you', params: { title, coins: coinsPaid } },
      ],
    ],
    [
      { status: 'accepted', by: 'removal' },
      [{ to: workerId, code: 'submission/accepted-buyer-left', params: { title, coins: coinsPaid } }],
    ],
    [rejectedFor(''), [{ to: workerId, code: 'submission/rejected', params: { title } }]],
    [
      rejectedFor('Too short'),
      [{ to: workerId, code: 'submission/rejected-with-reason', params: { title, reason: 'Too short' } }],
    ],
    [
      { status: 'rejected', by: 'removal', reason: '' },
      [{ to: buyerId, code: 'submission/worker-left', params: { title } }],
    ],
  ])('that is decided %j tells whom it concerns', (decision, notices) => {
    expect(noticesOf(decide(sent, decision, 2_000) as Submission, decision)).toEqual(notices);
  });

  it.each(['Buyer', 'Admin'] as const)('does not come from a %s', (role) => {
    expect(() => assertWorker(role)).toThrow(NotAWorker);
    expect(() => assertWorker('Worker')).not.toThrow();
  });
});
