import { byDay } from './days';

const QUARTER = 15 * 60 * 1000;
// Midnight in Dhaka, six hours ahead of UTC.
const MIDNIGHT = Date.parse('2026-03-01T18:00:00Z');

describe('days', () => {
  it('begin at midnight of the time zone, not of UTC', () => {
    const quarters = [
      { at: MIDNIGHT - QUARTER, coins: 1 },
      { at: MIDNIGHT, coins: 2 },
      { at: MIDNIGHT + QUARTER, coins: 4 },
    ];
    expect(byDay(quarters, ['coins'], 'Asia/Dhaka')).toEqual([
      { day: '2026-03-01', coins: 1 },
      { day: '2026-03-02', coins: 6 },
    ]);
    expect(byDay(quarters, ['coins'], 'UTC')).toEqual([{ day: '2026-03-01', coins: 7 }]);
  });

  it('list several figures side by side, oldest day first', () => {
    const sold = { at: MIDNIGHT, sold: 5 };
    const joined = { at: MIDNIGHT - QUARTER, people: 1 };
    expect(byDay<'sold' | 'people'>([sold, joined], ['sold', 'people'], 'Asia/Dhaka')).toEqual([
      { day: '2026-03-01', sold: 0, people: 1 },
      { day: '2026-03-02', sold: 5, people: 0 },
    ]);
  });
});
