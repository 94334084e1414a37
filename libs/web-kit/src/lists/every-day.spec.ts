import { everyDay } from './every-day';

it('fills the days on which nothing happened, over the end of a month', () => {
  expect(everyDay([{ day: '2026-03-01', coins: 5 }], 3, { coins: 0 }, '2026-03-02')).toEqual([
    { day: '2026-02-28', coins: 0 },
    { day: '2026-03-01', coins: 5 },
    { day: '2026-03-02', coins: 0 },
  ]);
});
