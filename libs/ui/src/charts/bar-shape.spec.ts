import { barPath, barPlaces } from './bar-shape';

it('the bars of a band are beside each other around its middle, with whole px', () => {
  expect(barPlaces(40, 3)).toEqual([
    { left: -15.5, width: 9 },
    { left: -4.5, width: 9 },
    { left: 6.5, width: 9 },
  ]);
});

it('a single bar does not fill a wide band', () => {
  expect(barPlaces(600, 1)).toEqual([{ left: -18, width: 36 }]);
});

it('bars share a band of few px without leaving it', () => {
  const places = barPlaces(5, 3);
  expect(places[0]?.left).toBeCloseTo(-2);
  expect((places[2]?.left ?? 0) + (places[2]?.width ?? 0)).toBeCloseTo(2);
});

it('a bar is rounded at its end, above or below zero', () => {
  expect(barPath(10, 20, 200, 100, 6)).toBe('M10,200V106Q10,100,16,100H24Q30,100,30,106V200Z');
  expect(barPath(10, 20, 100, 200, 6)).toBe('M10,100V194Q10,200,16,200H24Q30,200,30,194V100Z');
});

it('a bar is never rounder than it is wide or high', () => {
  expect(barPath(10, 4, 200, 100, 6)).toBe('M10,200V102Q10,100,12,100H12Q14,100,14,102V200Z');
  expect(barPath(10, 20, 200, 197, 6)).toBe('M10,200V200Q10,197,13,197H27Q30,197,30,200V200Z');
});

it('little can be seen, and nothing is nothing', () => {
  expect(barPath(10, 20, 200, 199.9, 6)).toBe('M10,200V200Q10,199,11,199H29Q30,199,30,200V200Z');
  expect(barPath(10, 20, 200, 200, 6)).toBe('');
});
