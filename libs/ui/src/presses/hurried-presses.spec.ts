import { CALM_MS, HurriedPresses } from './hurried-presses';

const first = 'Accept in the first row';
const second = 'Accept in the second row';
const at = (time: number, target: string, x = 100, y = 100) => ({ at: time, target, x, y });

let presses: HurriedPresses;
beforeEach(() => {
  presses = new HurriedPresses();
});

describe('a second press in the same place', () => {
  it.each([50, 150, 350, 499])('is ignored %d ms later when something else has come there', (pause) => {
    expect(presses.press(at(0, first))).toBe(false);
    expect(presses.press(at(pause, second, 104, 97))).toBe(true);
  });

  it('counts on what was pressed before, whose own answer it waits for', () => {
    presses.press(at(0, first));
    expect(presses.press(at(150, first))).toBe(false);
  });

  it('and a third and a fourth get no further', () => {
    presses.press(at(0, first));
    for (const time of [200, 400, 600, 800]) expect(presses.press(at(time, second))).toBe(true);
    expect(presses.press(at(800 + CALM_MS, second))).toBe(false);
  });
});

it('a press elsewhere counts at once', () => {
  presses.press(at(0, first));
  presses.hover(at(100, second, 100, 160));
  expect(presses.press(at(150, second, 100, 160))).toBe(false);
});

it('what comes under a resting pointer is not pressed for a moment, though nothing was pressed before', () => {
  presses.hover(at(0, first));
  presses.hover(at(1_000, second));
  expect(presses.press(at(1_000 + CALM_MS - 1, second))).toBe(true);
});

it('but is after that', () => {
  presses.hover(at(0, first));
  presses.hover(at(1_000, second));
  expect(presses.press(at(1_000 + CALM_MS, second))).toBe(false);
});

it('what was scrolled to can be pressed at once', () => {
  presses.hover(at(0, first));
  presses.scroll();
  presses.hover(at(100, second));
  expect(presses.press(at(120, second))).toBe(false);
});

it('what a moving pointer has come to can be pressed at once', () => {
  presses.hover(at(0, first));
  presses.hover(at(10, second, 100, 110));
  expect(presses.press(at(20, second, 100, 110))).toBe(false);
});

it('what a key brought up, as Escape does by closing a dialog, can be pressed at once', () => {
  presses.hover(at(0, second));
  presses.key();
  presses.hover(at(1_100, first));
  expect(presses.press(at(1_200, first))).toBe(false);
});

it('whoever goes elsewhere on what has come up, as on the mask around a dialog, means it', () => {
  presses.hover(at(0, first));
  presses.hover(at(100, 'mask'));
  presses.hover(at(200, 'mask', 5, 400));
  expect(presses.press(at(210, 'mask', 5, 400))).toBe(false);
});

it('a hand that trembles has not gone elsewhere', () => {
  presses.hover(at(0, first));
  presses.hover(at(100, second));
  presses.hover(at(150, second, 103, 98));
  expect(presses.press(at(200, second, 103, 98))).toBe(true);
});
