import { useFormat } from './ui-settings';

const HOUR = 60;
const DAY = 24 * HOUR;

/** "10 minutes", "3 days": formats whole minutes in the largest unit without a remainder. */
export function useDuration(): (minutes: number) => string {
  const format = useFormat();
  return (minutes) => {
    const [unit, size] = minutes % DAY === 0 ? ['day', DAY] : minutes % HOUR === 0 ? ['hour', HOUR] : ['minute', 1];
    return format.number(minutes / Number(size), { style: 'unit', unit: String(unit), unitDisplay: 'long' });
  };
}
