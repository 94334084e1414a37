import { TASK_CATEGORIES } from '@kaaj/contract';
import { useUrlState } from '@kaaj/page-kit';
import { useMemo } from 'react';

/** Minutes that a task may take, and coins that it has to pay, as the list offers them. */
export const MINUTES = [5, 15, 30, 60] as const;
export const COINS = [5, 10, 20, 50] as const;

/** Names in the address. */
export const NARROWING = ['category', 'minutes', 'pay', 'done', 'notice'] as const;

const STEP = { push: true };

/** Filters other than search and order, stored in the URL. */
export function useFilters() {
  const [chosen, change] = useUrlState(...NARROWING);
  const category = TASK_CATEGORIES.find((name) => name === chosen.category);
  const maxMinutes = MINUTES.find((minutes) => String(minutes) === chosen.minutes);
  const minPay = COINS.find((coins) => String(coins) === chosen.pay);
  const unsent = chosen.done === 'hidden';
  const unnoticed = chosen.notice === 'none';
  const filter = useMemo(
    () => ({
      ...(category && { category }),
      ...(maxMinutes !== undefined && { maxMinutes }),
      ...(minPay !== undefined && { minPay }),
      ...(unsent && { unsent }),
      ...(unnoticed && { contentNotice: 'none' as const }),
    }),
    [category, maxMinutes, minPay, unsent, unnoticed],
  );
  return {
    /** The query parameters for the server. */
    filter,
    /** How many of them are chosen. */
    count: Object.keys(filter).length,
    /** For the fields. */
    fields: {
      category: category ?? '',
      onCategory: (name: string) => change({ category: name }, STEP),
      minutes: String(maxMinutes ?? ''),
      onMinutes: (minutes: string) => change({ minutes }, STEP),
      pay: String(minPay ?? ''),
      onPay: (pay: string) => change({ pay }, STEP),
      unnoticed,
      onUnnoticed: (hidden: boolean) => change({ notice: hidden ? 'none' : '' }, STEP),
      unsent,
      onUnsent: (hidden: boolean) => change({ done: hidden ? 'hidden' : '' }, STEP),
    },
  };
}
