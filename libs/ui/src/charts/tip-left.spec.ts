import { tipLeft } from './tip-left';

it('a tip stands right of its point, and left of it where the right has no room', () => {
  expect(tipLeft(100, 120, 400)).toBe(112);
  expect(tipLeft(300, 120, 400)).toBe(168);
});

it('a tip stays inside a narrow picture, even over its point', () => {
  expect(tipLeft(120, 180, 246)).toBe(0);
  expect(tipLeft(246, 180, 246)).toBe(54);
  expect(tipLeft(10, 246, 246)).toBe(0);
});
