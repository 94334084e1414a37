import { charactersIn, isLongerThan } from '@kaaj/contract';
import { useState } from 'react';
import { useFormat, useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';

/** From this part of the limit on, characters are counted. */
const NEARLY = 0.9;

/** The error message of a text longer than `most` characters; undefined for other texts, and without a limit. */
export function useTooLong(most: number | undefined): (text: string) => string | undefined {
  const { texts } = useUiSettings();
  const format = useFormat();
  return (text) => (most !== undefined && isLongerThan(text, most) ? texts.tooLong(format.number(most)) : undefined);
}

/** How many characters a text has of those that it may have, once that is nearly as many. */
export function Count({ id, text, most }: { id?: string; text: string; most: number | undefined }) {
  const format = useFormat();
  if (!isCounted(text, most)) return null;
  return (
    <div id={id} className={classes('k-field__count', isLongerThan(text, most) && 'k-field__count--over')}>
      {format.number(charactersIn(text))} / {format.number(most)}
    </div>
  );
}

/** Whether `Count` shows anything. */
export function isCounted(text: string, most: number | undefined): most is number {
  return most !== undefined && isLongerThan(text, Math.floor(most * NEARLY));
}

/**
 * Keeps the input of a field whose value follows a list: a text that is too long stays in the field, and the list
 * unchanged.
 */
export function useSought(value: string, most: number | undefined, onChange: (typed: string) => void) {
  const [kept, setKept] = useState({ typed: value, beside: value });
  return {
    typed: kept.beside === value ? kept.typed : value,
    type: (typed: string) => {
      const tooLong = most !== undefined && isLongerThan(typed, most);
      setKept({ typed, beside: tooLong ? value : typed });
      if (!tooLong) onChange(typed);
    },
  };
}
