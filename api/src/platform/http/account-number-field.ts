import {
  ACCOUNT_NUMBER_MESSAGES,
  accountNumberError,
  type AccountNumberError,
  PAYMENT_SYSTEMS,
  type PaymentSystem,
  normalizeAccountNumber,
} from '@kaaj/contract';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { type ValidationArguments } from 'class-validator';
import { rule, TextField } from './fields';

const MISTAKES = Object.keys(ACCOUNT_NUMBER_MESSAGES) as AccountNumberError[];

/** Validates by the body's payment system. An invalid payment system is reported at its own field only. */
function mistakeIn(value: unknown, { object }: ValidationArguments): AccountNumberError | undefined {
  const { paymentSystem } = object as { paymentSystem?: PaymentSystem };
  if (typeof value !== 'string' || !paymentSystem || !PAYMENT_SYSTEMS.includes(paymentSystem)) return undefined;
  return accountNumberError(paymentSystem, value);
}

/** The account number of the body's `paymentSystem`, normalized. */
export function AccountNumberField(description: string, options: { readonly unless?: string } = {}): PropertyDecorator {
  return applyDecorators(
    TextField(description, { max: 64, ...options }),
    Transform(({ value, obj }: { value: unknown; obj: { paymentSystem?: PaymentSystem } }) =>
      typeof value === 'string' ? normalizeAccountNumber(value, obj.paymentSystem) : value,
    ),
    ...MISTAKES.map((mistake) =>
      rule(mistake, (value, of) => mistakeIn(value, of) !== mistake, ACCOUNT_NUMBER_MESSAGES[mistake]),
    ),
  );
}
