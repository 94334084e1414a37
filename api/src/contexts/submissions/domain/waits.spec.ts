import { WEEK_MS } from '../../../kernel/clock';
import { decisionTimes, firstWeek, QUARTER_HOUR_MS, type Wait } from './waits';

const DHAKA = 'Asia/Dhaka';
const first = firstWeek('2026-11-24', DHAKA);
const wait = (quarters: number, decisions = 1, week = 0) => ({
  week: first + week * WEEK_MS,
  waited: quarters * QUARTER_HOUR_MS,
  decisions,
});
const times = (...waits: Wait[]) => decisionTimes(waits, first, DHAKA);

it('twelve weeks end with today in the time zone of the owner', () => {
  expect(new Date(first).toISOString()).toBe('2026-09-01T18:00:00.000Z');
  const weeks = times().map(({ week }) => week);
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[1], weeks[11]]).toEqual(['2026-09-02', '2026-09-09', '2026-11-18']);
});

it('half of the decisions of a week took at most its median', () => {
  expect(times(wait(40), wait(3), wait(8))[0]).toEqual({ week: '2026-09-02', decisions: 3, hours: 2.25 });
});

it('the quicker one of two in the middle is the median', () => {
  expect(times(wait(3), wait(40))[0]).toMatchObject({ decisions: 2, hours: 1 });
});

it('decisions that took the same time count separately', () => {
  expect(times(wait(3, 2), wait(40, 3))[0]).toMatchObject({ decisions: 5, hours: 10.25 });
});

it('each week has its own median, and a week without decisions has none', () => {
  const [one, two, , four] = times(wait(7, 1, 3), wait(3), wait(11, 1, 3));
  expect(one).toEqual({ week: '2026-09-02', decisions: 1, hours: 1 });
  expect(two).toEqual({ week: '2026-09-09', decisions: 0, hours: null });
  expect(four).toEqual({ week: '2026-09-23', decisions: 2, hours: 2 });
});

it('a week keeps its first day across a change of daylight saving time', () => {
  const start = firstWeek('2026-11-24', 'Europe/Berlin');
  expect(decisionTimes([], start, 'Europe/Berlin').at(-1)?.week).toBe('2026-11-18');
});
