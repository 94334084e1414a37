import { targets } from './targets.mjs';

const CALLS = [
  'list, a page of 50',
  'list, a page near the end',
  'list, first page',
  'task with session',
  'overview of a worker',
  'overview of a buyer',
  'submit work',
  'accept, spread over tasks',
  'accept, one hot task',
  'withdraw',
];

/** Two rounds, in the second of which everything takes twice as long. */
const FAST = { perSecond: 100, p95: 10 };
const SLOW = { perSecond: 50, p95: 20 };

const measured = (taskCount: number, changed: Record<string, { ofBare?: number; rounds?: object[] }> = {}) => ({
  taskCount,
  startedIn: 900,
  memory: 170,
  table: CALLS.map((name) => ({ name, ofBare: 4, rounds: [FAST, SLOW], ...changed[name] })),
});

const rowsOf = (text: string) => text.split('\n').slice(2);

it('holds every ratio to the bare server to its target', () => {
  const text = targets([measured(10_000, { withdraw: { ofBare: 0.84 } })]);
  expect(text).toContain('| 10,000 | withdraw, of the bare server | 0.84 | at least 0.85 | missed |');
  expect(rowsOf(text).filter((row) => row.endsWith('| missed |'))).toHaveLength(1);
});

it('holds a larger market to a smaller one, round by round', () => {
  const rounds = [
    { perSecond: 70, p95: 13 },
    { perSecond: 35, p95: 26 },
  ];
  const text = targets([measured(10_000), measured(1_000_000, { withdraw: { rounds } })]);
  expect(text).toContain('| growth | requests a second, worst call | 0.70 | at least 0.8 | missed |');
  expect(text).toContain('| growth | 95th percentile, worst call | 1.30 | at most 1.2 | missed |');
  expect(text).toContain('| growth | requests a second, median call | 1.00 | at least 0.8 | met |');
});

it('holds one hot task to many tasks, and a page near the end to the first ones, round by round', () => {
  const slowThenFast = { rounds: [SLOW, FAST] };
  const text = targets([
    measured(10_000, { 'accept, spread over tasks': slowThenFast, 'accept, one hot task': slowThenFast }),
  ]);
  expect(text).toContain('| 10,000 | accept on one hot task, of spread | 1.00 | at least 0.85 | met |');
  const missed = targets([
    measured(10_000, { 'list, a page near the end': { rounds: [SLOW, { ...SLOW, perSecond: 25 }] } }),
  ]);
  expect(missed).toContain('| 10,000 | page near the end, of the first ones | 0.50 | at least 0.75 | missed |');
});
