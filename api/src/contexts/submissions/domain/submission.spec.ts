import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { NotFound, ofBuyer } from '../../../kernel/not-found';
import { type Decision } from './transitions';
import { noticesOf } from './notices';
import {
  requestChanges,
  assertDecided,
  assertWorker,
  decide,
  automaticDecision,
  dueOf,
  revise,
  submit,
  type Submission,
} from './submission';
import { AlreadyReviewed, ChangesAwaited, NotAWorker } from './submission.errors';

const [taskId, buyerId, workerId] = [newId(), newId(), newId()];
const offered = { taskId, textVersion: 2, buyerId, reward: coins(7), reviewDays: 2 };
const proof = { text: '', pictures: 0, link: false };
const parts = { id: newId(), workerId, detail: 'Robin, wren ...', pictures: [] };
const work = { ...parts, answers: null };
const sent = submit({ ...offered, title: 'Name ten birds', proof }, parts, 1_000, 7);

const ACCEPTED: Decision = { status: 'accepted', by: 'buyer' };
const ACCEPTED_IN_TIME: Decision = { status: 'accepted', by: 'silence' };
const DAY = 24 * 60 * 60 * 1000;
const rejectedFor = (reason: string): Decision => ({ status: 'rejected', by: 'buyer', reason });

describe('a submission', () => {
  it('is pending, with the reward and the instructions of the moment it was created', () => {
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
    expect(decide(sent, ACCEPTED, 2_000)).toEqual({
      ...sent,
      status: 'accepted',
      decidedAt: 2_000,
      decidedBy: 'buyer',
      counted: true,
    });
    expect(decide(sent, rejectedFor('Too short'), 2_000)).toEqual({
      ...sent,
      status: 'rejected',
      reason: 'Too short',
      decidedAt: 2_000,
      decidedBy: 'buyer',
      counted: true,
    });
  });

  it('is rejected with a kind of reason, which replaces a missing text', () => {
    const rejected = (reason: string) =>
      ({ status: 'rejected', by: 'buyer', reason, reasonCode: 'duplicate' }) as const;
    expect(decide(sent, rejected(''), 2_000)).toMatchObject({ reason: '', reasonCode: 'duplicate' });
    const notices = (reason: string) => noticesOf({ ...sent, reason, reasonCode: 'duplicate' }, rejected(reason));
    const code = 'submission/rejected-with-reason';
    const paramsOf = (reason: string) => ({
      to: workerId,
      code,
      params: { title: sent.taskTitle, reason, about: sent.id },
    });
    expect(notices('')).toEqual([paramsOf('The same work was sent before.')]);
    expect(notices('Seen on Monday.')).toEqual([paramsOf('Seen on Monday.')]);
  });

  it('is accessible to the buyer of its task only', () => {
    expect(ofBuyer(sent, buyerId)).toBe(sent);
    expect(() => ofBuyer(sent, newId())).toThrow(NotFound);
    expect(() => ofBuyer(undefined, buyerId)).toThrow(NotFound);
  });

  it('accepts the same decision a second time, and rejects the other one', () => {
    const accepted = decide(sent, ACCEPTED, 2_000);
    expect(() => assertDecided(accepted, 'accepted')).not.toThrow();
    expect(() => assertDecided(accepted, 'rejected')).toThrow(AlreadyReviewed);
    expect(() => assertDecided(undefined, 'accepted')).toThrow(AlreadyReviewed);
  });

  it('is decided once: an accepted or rejected one cannot be decided again', () => {
    for (const first of [ACCEPTED, rejectedFor('')]) {
      const decided = decide(sent, first, 2_000) as Submission;
      for (const second of [ACCEPTED, rejectedFor('')]) expect(decide(decided, second, 3_000)).toBeUndefined();
    }
  });

  it('is never rejected automatically', () => {
    expect(automaticDecision(sent)).toEqual(ACCEPTED_IN_TIME);
    expect(decide(sent, { status: 'rejected', by: 'silence', reason: '' }, 2_000)).toBeUndefined();
  });

  it.each([
    [2, 7, 1_000 + 2 * DAY],
    [null, 7, 1_000 + 7 * DAY],
    [1, 0, 1_000 + DAY],
    [null, 0, null],
  ])('is decided automatically: its own %p days, %p by default, at %p', (reviewDays, usual, due) => {
    expect(submit({ ...offered, title: '', proof, reviewDays }, parts, 1_000, usual).dueAt).toBe(due);
    // The default holds when no time was stored at submission.
    expect(dueOf({ ...sent, reviewDays, dueAt: null }, usual)).toBe(due);
  });

  describe('with requested changes', () => {
    const requested = requestChanges(sent, 'In Bangla, please.', 2_000, 48) as Submission;

    it('waits for its worker, once', () => {
      expect(requested).toEqual({
        ...sent,
        ...{ turn: 'worker', changesNote: 'In Bangla, please.', changesAt: 2_000, dueAt: 2_000 + 2 * DAY },
      });
      expect(requestChanges(requested, 'Again.', 3_000, 48)).toBeUndefined();
      expect(requestChanges(revise(requested, work, 3_000, 7) as Submission, 'Again.', 4_000, 48)).toBeUndefined();
    });

    it('can be accepted, but not rejected before the new version or the end of the time', () => {
      expect(decide(requested, ACCEPTED, 3_000)?.status).toBe('accepted');
      expect(decide(requested, ACCEPTED_IN_TIME, 3_000)).toBeUndefined();
      expect(decide(requested, rejectedFor('No.'), 3_000)).toBeUndefined();
      expect(() => assertDecided(requested, 'rejected')).toThrow(ChangesAwaited);
      expect(decide(requested, automaticDecision(requested), 3_000)).toMatchObject({
        ...{ status: 'rejected', reasonCode: 'not-revised', decidedBy: 'silence' },
      });
    });

    it('is pending again with the new version, with the full review time', () => {
      const revised = revise(
        requested,
        { detail: 'Doel ...', pictures: ['/api/image/a'], answers: null },
        5_000,
        7,
      ) as Submission;
      expect(revised).toMatchObject({
        ...{ detail: 'Doel ...', pictures: ['/api/image/a'], version: 2, turn: 'buyer', dueAt: 5_000 + 2 * DAY },
      });
      expect(revise(revised, work, 6_000, 7)).toBeUndefined();
      expect(decide(revised, rejectedFor('No.'), 6_000)?.status).toBe('rejected');
    });
  });

  it.each([
    [{ pictures: 1 }, 'Done.', [], 'pictures'],
    [{ link: true }, 'Done, see example.', [], 'submissionDetail'],
  ])('is rejected at its field when it lacks what its task requires (%p)', (required, detail, pictures, field) => {
    const refused = () =>
      submit({ ...offered, title: '', proof: { ...proof, ...required } }, { ...parts, detail, pictures }, 1, 7);
    expect(refused).toThrow(
      expect.objectContaining({ code: 'submission/proof-missing', fields: [expect.objectContaining({ field })] }),
    );
    const held = { ...parts, detail: 'See https://example.com/a', pictures: ['/api/image/a'] };
    expect(submit({ ...offered, title: '', proof: { ...proof, ...required } }, held, 1, 7)).toMatchObject(held);
  });

  const [title, about, coinsPaid] = [sent.taskTitle, sent.id, offered.reward];
  it.each<readonly [Decision, ReturnType<typeof noticesOf>]>([
    [ACCEPTED, [{ to: workerId, code: 'submission/accepted', params: { title, coins: coinsPaid, about } }]],
    [
      { status: 'accepted', by: 'silence' },
      [
        { to: workerId, code: 'submission/accepted-in-time', params: { title, coins: coinsPaid, about } },
        { to: buyerId, code: 'submission/decided-for-you', params: { title, coins: coinsPaid, about } },
      ],
    ],
    [
      { status: 'accepted', by: 'removal' },
      [{ to: workerId, code: 'submission/accepted-buyer-left', params: { title, coins: coinsPaid, about } }],
    ],
    [rejectedFor(''), [{ to: workerId, code: 'submission/rejected', params: { title, about } }]],
    [
      rejectedFor('Too short'),
      [{ to: workerId, code: 'submission/rejected-with-reason', params: { title, reason: 'Too short', about } }],
    ],
    [
      { status: 'rejected', by: 'removal', reason: '' },
      [{ to: buyerId, code: 'submission/worker-left', params: { title, about: sent.taskId } }],
    ],
  ])('that is decided %j emits an event with the people involved', (decision, notices) => {
    expect(noticesOf(decide(sent, decision, 2_000) as Submission, decision)).toEqual(notices);
  });

  it.each(['Buyer', 'Admin'] as const)('is rejected for a %s', (role) => {
    expect(() => assertWorker(role)).toThrow(NotAWorker);
    expect(() => assertWorker('Worker')).not.toThrow();
  });
});
