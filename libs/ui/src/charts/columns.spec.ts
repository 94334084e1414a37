import { columnsOf } from './columns';

const centres = (count: number, spread: 'points' | 'bands') => {
  const { centre } = columnsOf(count, 50, 350, spread);
  return Array.from({ length: count }, (_, index) => centre(index));
};

it('points are placed from edge to edge, bands in the middle of their share', () => {
  expect(centres(4, 'points')).toEqual([50, 150, 250, 350]);
  expect(centres(3, 'bands')).toEqual([100, 200, 300]);
});

it('a single row is in the middle', () => {
  expect([...centres(1, 'points'), ...centres(1, 'bands')]).toEqual([200, 200]);
});

it('a pointer means the row that it is nearest to, beyond the edges the outermost', () => {
  const points = columnsOf(4, 50, 350, 'points');
  expect([-20, 50, 99, 101, 349, 900].map(points.nearest)).toEqual([0, 0, 0, 1, 3, 3]);
  const bands = columnsOf(3, 50, 350, 'bands');
  expect([-20, 51, 149, 151, 349, 900].map(bands.nearest)).toEqual([0, 0, 0, 1, 2, 2]);
});
