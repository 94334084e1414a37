import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Expose } from 'class-transformer';
import { registerDecorator } from 'class-validator';
import { calendarDay } from '../../../../kernel/clock';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A calendar day YYYY-MM-DD, or a moment in ISO 8601 whose day in the owner's time zone counts. */
export function CompletionDateField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ description, type: String, format: 'date', example: '2030-01-31' }),
    Expose(),
    (target: object, propertyName: string | symbol) =>
      registerDecorator({
        name: 'isCompletionDate',
        target: target.constructor,
        propertyName: String(propertyName),
        validator: {
          validate: (value: unknown) => typeof value === 'string' && isDayOrMoment(value),
          defaultMessage: () => 'Must be a date (YYYY-MM-DD).',
        },
      }),
  );
}

/** The calendar day that a valid value of such a field means in `timeZone`. */
export function dayOf(value: string, timeZone: string): string {
  return DAY.test(value) ? value : calendarDay(Date.parse(value), timeZone);
}

function isDayOrMoment(value: string): boolean {
  if (!DAY.test(value) && !MOMENT.test(value)) return false;
  const day = value.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  // 2026-02-30 reads as the second of March.
  return (
    !Number.isNaN(Date.parse(value)) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  );
}
