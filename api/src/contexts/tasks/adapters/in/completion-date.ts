import { IsOptional } from 'class-validator';
import { calendarDay, localTime } from '../../../../kernel/clock';
import { field, rule } from '../../../../platform/http/fields';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A calendar day YYYY-MM-DD, or an ISO 8601 time, which counts as its day in the owner's time zone. */
export function CompletionDateField(description: string): PropertyDecorator {
  const holds = (value: unknown) => typeof value === 'string' && isDayOrMoment(value);
  return field(
    description,
    { type: String, format: 'date', example: '2030-01-31' },
    {},
    rule('isCompletionDate', holds, 'Must be a date (YYYY-MM-DD).'),
  );
}

/** The calendar day of a valid value in `timeZone`. */
export function dayOf(value: string, timeZone: string): string {
  return DAY.test(value) ? value : calendarDay(Date.parse(value), timeZone);
}

/** An ISO 8601 time; without an offset it is in the owner's time zone. */
export function ClosingTimeField(description: string): PropertyDecorator {
  const holds = (value: unknown) =>
    typeof value === 'string' &&
    !DAY.test(value) &&
    (LOCAL.test(value) ? isDayOrMoment(`${value}Z`) : isDayOrMoment(value));
  return field(
    description,
    { type: String, nullable: true, example: '2030-01-31T18:30' },
    { optional: true },
    IsOptional(),
    rule('isClosingTime', holds, 'Must be a time (YYYY-MM-DDTHH:MM).'),
  );
}

/** Milliseconds since the epoch of a valid value; null for none. */
export function closingTimeOf(value: string | null | undefined, timeZone: string): number | null {
  if (value === undefined || value === null) return null;
  return LOCAL.test(value) ? localTime(value, timeZone) : Date.parse(value);
}

function isDayOrMoment(value: string): boolean {
  if (!DAY.test(value) && !MOMENT.test(value)) return false;
  const day = value.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  // The parser accepts 2026-02-30 as the second of March.
  return (
    !Number.isNaN(Date.parse(value)) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  );
}
