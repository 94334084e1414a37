import { cumulative, dailySeries, weekly } from './daily-series';

const NOTHING = { earned: 0, spent: 0 };

describe('dailySeries', () => {
  it('fills the days on which nothing happened, over the end of a month, and sums up', () => {
    const history = [
      { day: '2026-02-28', earned: 0, spent: 2 },
      { day: '2026-03-02', earned: 5, spent: 1 },
    ];
    expect(dailySeries(history, 3, NOTHING, '2026-03-02')).toEqual({
      rows: [
        { day: '2026-02-28', earned: 0, spent: 2 },
        { day: '2026-03-01', earned: 0, spent: 0 },
        { day: '2026-03-02', earned: 5, spent: 1 },
      ],
      totals: { earned: 5, spent: 3 },
    });
  });

  it('counts no day before the first day of the chart', () => {
    const history = [{ day: '2026-02-01', earned: 7, spent: 0 }];
    expect(dailySeries(history, 3, NOTHING, '2026-03-02')).toEqual({ rows: [], totals: NOTHING });
  });

  it('is empty while the history is loading', () => {
    expect(dailySeries(undefined, 3, NOTHING)).toEqual({ rows: [], totals: NOTHING });
  });
});

describe('cumulative', () => {
  it('adds to each day the sum of all earlier days', () => {
    const rows = [
      { day: '2026-02-28', earned: 5, spent: 1 },
      { day: '2026-03-01', earned: 0, spent: 2 },
      { day: '2026-03-02', earned: 7, spent: 3 },
    ];
    expect(cumulative(rows, 'earned')).toEqual([
      { day: '2026-02-28', earned: 5, spent: 1 },
      { day: '2026-03-01', earned: 5, spent: 2 },
      { day: '2026-03-02', earned: 12, spent: 3 },
    ]);
  });

  it('is empty without a series', () => expect(cumulative([], 'earned')).toEqual([]));
});

describe('weekly', () => {
  it('adds up seven days each, under the first of them', () => {
    const days = Array.from({ length: 14 }, (_, index) => ({ day: `2026-03-${index + 10}`, earned: index, spent: 1 }));
    expect(weekly(days, 'earned', 'spent')).toEqual([
      { day: '2026-03-10', earned: 21, spent: 7 },
      { day: '2026-03-17', earned: 70, spent: 7 },
    ]);
  });

  it('has no week without a series', () => expect(weekly([], 'earned')).toEqual([]));
});
