import { type Label, decimateLabels } from './decimate-labels';

const ROOM = 600;
/** As many labels of the given width, from edge to edge. */
const row = (count: number, width: number, room = ROOM): Label[] =>
  Array.from({ length: count }, (_, index) => ({ at: (index * room) / (count - 1), width }));
const indexes = (labels: readonly Label[], room = ROOM) => decimateLabels(labels, room).map(({ index }) => index);

it('labels that fit all stay', () => {
  expect(indexes(row(5, 80))).toEqual([0, 1, 2, 3, 4]);
});

it('labels that do not fit are left out evenly, and the last one stays', () => {
  expect(indexes(row(30, 80))).toEqual([1, 8, 15, 22, 29]);
  expect(indexes(row(30, 80, 270), 270)).toEqual([13, 29]);
});

it.each([
  [30, 90, 246],
  [90, 75, 600],
  [90, 140, 246],
  [7, 110, 320],
])('%i labels of %i px in %i px stay inside and 24 px apart', (count, width, room) => {
  const placed = decimateLabels(row(count, width, room), room);
  for (const [order, { at }] of placed.entries()) {
    expect(at - width / 2).toBeGreaterThanOrEqual(0);
    expect(at + width / 2).toBeLessThanOrEqual(room);
    const before = placed[order - 1];
    if (before) expect(at - before.at - width).toBeGreaterThanOrEqual(24);
  }
});

it('one label is shown when two do not fit, and one row has one label', () => {
  expect(indexes(row(30, 200, 246), 246)).toEqual([29]);
  expect(decimateLabels([{ at: 300, width: 80 }], ROOM)).toEqual([{ index: 0, at: 300 }]);
});
