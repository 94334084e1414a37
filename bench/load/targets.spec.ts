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

const measured = (taskCount: number, changed: Record<string, object> = {}) => ({
  taskCount,
  startedIn: 900,
  memory: 170,
  table: CALLS.map((name) => ({ name, api: 100, ofBare: 4, p95: 10, ...changed[name] })),
});

const rowsOf = (text: string) => text.split('\n').slice(2);

it('holds every ratio to the bare server to its target', () => {
  const text = targets([measured(10_000, { withdraw: { ofBare: 0.84 } })]);
  expect(text).toContain('| 10,000 | withdraw, of the bare server | 0.84 | at least 0.85 | missed |');
  expect(rowsOf(text).filter((row) => row.endsWith('| missed |'))).toHaveLength(1);
});

it('holds a larger market to a smaller one', () => {
  const text = targets([measured(10_000), measured(1_000_000, { withdraw: { api: 70, p95: 13 } })]);
  expect(text).toContain('| growth | requests a second, worst call | 0.70 | at least 0.8 | missed |');
  expect(text).toContain('| growth | 95th percentile, worst call | 1.30 | at most 1.2 | missed |');
  expect(text).toContain('| growth | requests a second, median call | 1.00 | at least 0.8 | met |');
});
