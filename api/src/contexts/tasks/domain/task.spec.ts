import { type Moment } from '../../../kernel/clock';
import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { TASK_TRANSITIONS, type TaskChange, type TaskStatus } from './transitions';
import { allows, costOf, isPaused, postTask, takesWork, DEFAULT_TERMS } from './task';
import { DeadlineInPast } from './task.errors';

const LAST_DAY = '2026-05-10';
const DAYS = { before: '2026-05-09', 'last day': LAST_DAY, after: '2026-05-11' };
type Day = keyof typeof DAYS;
const EVERY_DAY: readonly Day[] = ['before', 'last day', 'after'];
const IN_TIME: readonly Day[] = ['before', 'last day'];

const on = (today: string): Moment => ({ today, now: Date.parse(`${today}T12:00:00Z`) });
const daysOn = (test: (moment: Moment) => boolean) => EVERY_DAY.filter((day) => test(on(DAYS[day])));

describe('a task', () => {
  it.each<[TaskChange, Record<TaskStatus, readonly Day[]>]>([
    ['reworded', { review: [], open: EVERY_DAY, hidden: [], paused: EVERY_DAY, expired: EVERY_DAY, deleted: [] }],
    ['resized', { review: [], open: IN_TIME, hidden: [], paused: IN_TIME, expired: [], deleted: [] }],
    ['taken', { review: [], open: IN_TIME, hidden: [], paused: [], expired: [], deleted: [] }],
    ['hidden', { review: [], open: EVERY_DAY, hidden: [], paused: [], expired: [], deleted: [] }],
    ['shown', { review: [], open: [], hidden: EVERY_DAY, paused: [], expired: [], deleted: [] }],
    ['paused', { review: [], open: IN_TIME, hidden: [], paused: [], expired: [], deleted: [] }],
    ['resumed', { review: [], open: [], hidden: [], paused: EVERY_DAY, expired: [], deleted: [] }],
    ['given-back', { review: [], open: EVERY_DAY, hidden: EVERY_DAY, paused: EVERY_DAY, expired: [], deleted: [] }],
    ['expired', { review: ['after'], open: ['after'], hidden: ['after'], paused: ['after'], expired: [], deleted: [] }],
    ['approved', { review: EVERY_DAY, open: [], hidden: [], paused: [], expired: [], deleted: [] }],
    ['declined', { review: EVERY_DAY, open: [], hidden: [], paused: [], expired: [], deleted: [] }],
    [
      'deleted',
      { review: EVERY_DAY, open: EVERY_DAY, hidden: EVERY_DAY, paused: EVERY_DAY, expired: EVERY_DAY, deleted: [] },
    ],
  ])('can be %s on these days in these states, and in no other', (change, days) => {
    for (const status of ['review', 'open', 'hidden', 'paused', 'expired', 'deleted'] as const) {
      const row = { status, completionDate: LAST_DAY };
      expect(daysOn((moment) => allows(TASK_TRANSITIONS[change], row, moment))).toEqual(days[status]);
    }
  });

  it('takes submissions while it is open, including its last day', () => {
    expect(daysOn((moment) => takesWork({ status: 'open', completionDate: LAST_DAY }, moment))).toEqual(IN_TIME);
    expect(daysOn((moment) => takesWork({ status: 'expired', completionDate: LAST_DAY }, moment))).toEqual([]);
  });

  it('takes no submissions from its closing time on', () => {
    const at = (time: string) => ({ today: LAST_DAY, now: Date.parse(`${LAST_DAY}T${time}Z`) });
    const task = { status: 'open', completionDate: LAST_DAY, closesAt: at('18:30').now } as const;
    expect([at('18:29'), at('18:30')].map((moment) => takesWork(task, moment))).toEqual([true, false]);
    expect(allows(TASK_TRANSITIONS.expired, task, at('18:30'))).toBe(true);
    expect(isPaused({ ...task, status: 'paused' }, at('18:29'))).toBe(true);
    expect(isPaused({ ...task, status: 'paused' }, at('18:30'))).toBe(false);
  });

  it('is posted with all of its slots open, for today or later', () => {
    const text = { title: 'Name ten birds', detail: 'In English.', submissionInfo: 'The ten names.' };
    const terms = { buyerId: newId(), payable: coins(5), completionDate: LAST_DAY, imageUrl: '', ...DEFAULT_TERMS };
    const id = newId();
    const posted = postTask({ ...text, ...terms, slots: 3 }, id, on(LAST_DAY));
    expect(posted).toEqual({
      ...{ ...text, ...terms, id, openSlots: 3, places: 3, status: 'open', textVersion: 1 },
      medianMinutes: null,
      restricted: false,
      review: null,
      item: null,
    });
    expect(costOf(posted, 3)).toBe(15);
    const late = () => postTask({ ...text, ...terms, slots: 3 }, id, on(DAYS.after));
    expect(late).toThrow(DeadlineInPast);
    const field = { field: 'completionDate', code: 'deadline-in-past' };
    expect(late).toThrow(expect.objectContaining({ fields: [expect.objectContaining(field)] }));
  });
});
