import { layersOf } from './layers';

const rows = [
  { earned: 3, spent: 2, lost: -1 },
  { earned: 0, spent: 5, lost: -4 },
];
const series = (['earned', 'spent', 'lost'] as const).map((key) => ({ key, name: key }));

it('layers beside each other all start at zero', () => {
  expect(layersOf({ rows, series }).map(({ spans }) => spans)).toEqual([
    [
      [0, 3],
      [0, 0],
    ],
    [
      [0, 2],
      [0, 5],
    ],
    [
      [0, -1],
      [0, -4],
    ],
  ]);
});

it('stacked layers start at the end of those before them, negative ones below zero; their values stay', () => {
  const layers = layersOf({ rows, series, stacked: true });
  expect(layers.map(({ spans }) => spans)).toEqual([
    [
      [0, 3],
      [0, 0],
    ],
    [
      [3, 5],
      [0, 5],
    ],
    [
      [0, -1],
      [0, -4],
    ],
  ]);
  expect(layers[1]?.values).toEqual([2, 5]);
});

it('a series without an ink of its own takes the next one', () => {
  const inks = layersOf({ rows, series: [...series, { key: 'lost', name: 'gold', ink: 'coin' }] });
  expect(inks.map(({ ink }) => ink)).toEqual([
    'var(--k-accent)',
    'var(--k-art-clay)',
    'var(--k-coin)',
    'var(--k-coin)',
  ]);
});
