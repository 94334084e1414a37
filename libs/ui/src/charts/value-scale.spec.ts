import { valueScale } from './value-scale';

const scaleOf = (...values: number[]) => valueScale(values, 10, 210);

it.each([
  [
    [0, 0, 0],
    [0, 1, 2, 3, 4],
  ],
  [[1], [0, 1, 2, 3, 4]],
  [
    [7, 7, 7],
    [0, 2, 4, 6, 8],
  ],
  [
    [120, 410],
    [0, 100, 200, 300, 400, 500],
  ],
  [[2_450_000_000], [0, 500_000_000, 1_000_000_000, 1_500_000_000, 2_000_000_000, 2_500_000_000]],
  [
    [-3, 5],
    [-4, -2, 0, 2, 4, 6],
  ],
  [[-1], [-1, 0, 1, 2, 3]],
])('%j are on an axis of round whole steps that includes zero', (values, ticks) => {
  expect(scaleOf(...values).ticks).toEqual(ticks);
});

it('the lowest tick is at the bottom and the highest at the top', () => {
  const { y } = scaleOf(120, 410);
  expect([y(0), y(250), y(500)]).toEqual([210, 110, 10]);
});

it('no value sticks out', () => {
  const { y } = scaleOf(-37, 999);
  for (const value of [-37, 0, 999]) {
    expect(y(value)).toBeGreaterThanOrEqual(10);
    expect(y(value)).toBeLessThanOrEqual(210);
  }
});
