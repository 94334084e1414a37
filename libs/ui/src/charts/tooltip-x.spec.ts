import { tooltipX } from './tooltip-x';

it('a tip is right of its point, and left of it when there is no space on the right', () => {
  expect(tooltipX(100, 120, 400)).toBe(112);
  expect(tooltipX(300, 120, 400)).toBe(168);
});

it('a tip stays inside a narrow picture, even over its point', () => {
  expect(tooltipX(120, 180, 246)).toBe(0);
  expect(tooltipX(246, 180, 246)).toBe(54);
  expect(tooltipX(10, 246, 246)).toBe(0);
});
