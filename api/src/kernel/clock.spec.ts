import { calendarDay } from './clock';

describe('calendarDay', () => {
  const lateEvening = Date.UTC(2026, 11, 31, 18, 30);

  it('returns the day in the time zone of the owner, not of the server', () => {
    expect(calendarDay(lateEvening, 'UTC')).toBe('2026-12-31');
    expect(calendarDay(lateEvening, 'Asia/Dhaka')).toBe('2027-01-01');
    expect(calendarDay(lateEvening, 'America/New_York')).toBe('2026-12-31');
  });

  it('changes at midnight, to the millisecond', () => {
    const midnightInDhaka = Date.UTC(2026, 5, 14, 18);
    expect(calendarDay(midnightInDhaka - 1, 'Asia/Dhaka')).toBe('2026-06-14');
    expect(calendarDay(midnightInDhaka, 'Asia/Dhaka')).toBe('2026-06-15');
  });
});
