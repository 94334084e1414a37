import { HEAD, inTurn, line, ratioOf, rowOf } from './rounds.mjs';

const round = (perSecond: number, p95 = 1, refusals: [string | number, number][] = []) => ({
  perSecond,
  p95,
  processor: 100 / perSecond,
  refusals: new Map(refusals),
});

const figures = {
  api: [round(100, 5), round(50, 9), round(90, 7)],
  bare: [round(200), round(50), round(100)],
  usual: [round(20), round(25), round(30)],
};

it('starts with every side in turn, each of them once in a round', () => {
  const orders = [0, 1, 2, 3].map((number) => inTurn(['api', 'bare', 'usual'], number).join(' '));
  expect(orders).toEqual(['api bare usual', 'bare usual api', 'usual api bare', 'api bare usual']);
});

it('takes medians of rates, and medians of the ratios of each round', () => {
  expect(rowOf('a call', figures)).toEqual({
    name: 'a call',
    api: 90,
    bare: 100,
    usual: 25,
    ofBare: 0.9,
    ofUsual: 3,
    p95: 7,
    processors: [100 / 90, 1, 4],
    rounds: figures.api,
    refusals: [],
  });
});

it('does not take a slow round of both for a difference of theirs', () => {
  expect(ratioOf([round(100), round(20), round(30)], [round(100), round(20), round(10)], 'perSecond')).toBe(1);
});

it('writes a row with as many cells as the head has', () => {
  const row = line(rowOf('a call', figures));
  expect(row).toBe('| a call | 90 | 100 | 25 | 0.90 | 3.00 | 7.0 | 1.11, 1.00, 4.00 |');
  expect(row.split('|')).toHaveLength(HEAD[0]?.split('|').length as number);
});

it('lists refusals in place of figures, in a row of the same width', () => {
  const refused = { ...figures, usual: [round(20), round(25, 1, [[500, 3]]), round(30)] };
  const row = line(rowOf('a call', refused));
  expect(row).toBe('| a call | refused (usual, round 2: 500, 3 times) | | | | | | |');
  expect(row.split('|')).toHaveLength(HEAD[0]?.split('|').length as number);
});
