import {
  accountNumberError,
  type AccountNumberError,
  type NumberError,
  type PaymentSystem,
  normalizeAccountNumber,
  readWholeNumber,
} from '@kaaj/contract';

/** What a worker has typed and chosen so far. */
export interface WithdrawalFormValues {
  readonly coins: string;
  readonly system: PaymentSystem | '';
  readonly account: string;
  /** Id of a saved account, or NEW_ACCOUNT; undefined until the worker has selected one. */
  readonly to?: string;
}

export interface FieldErrors {
  readonly coins?: NumberError | 'tooFew' | 'tooMany';
  readonly system?: 'required';
  readonly account?: AccountNumberError | 'required';
}

function coinMistake(text: string, available: number, minimum: number): FieldErrors['coins'] {
  const { value, mistake } = readWholeNumber(text, { min: minimum });
  if (mistake === 'min') return 'tooFew';
  if (mistake === 'max') return 'tooMany';
  return mistake ?? (value > available ? 'tooMany' : undefined);
}

/** The error of each field, before anything is sent; `available` and `minimum` in coins. */
export function mistakesOf(
  { coins, system, account }: WithdrawalFormValues,
  available: number,
  minimum: number,
): FieldErrors {
  const rule = system ? accountNumberError(system, normalizeAccountNumber(account, system)) : undefined;
  return {
    coins: coinMistake(coins, available, minimum),
    system: system ? undefined : 'required',
    account: normalizeAccountNumber(account, system) === '' ? 'required' : rule,
  };
}
