import { type AnswerForm, type FormField, ownValue } from '@kaaj/contract';
import { useEffect, useEffectEvent } from 'react';
import { type TypedAnswers } from './typed-answers';

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;
const TYPED_INTO = 'textarea, select, input:not([type="radio"]):not([type="checkbox"])';

const isPicked = ({ kind }: FormField) => kind === 'choice' || kind === 'choices' || kind === 'scale';

/** The value of a digit key: the step of a scale, else the position in the list. */
function valueOf({ kind, options = [], min = 0, max = 0 }: FormField, digit: number): string | undefined {
  if (kind !== 'scale') return options[digit - 1]?.value;
  return digit >= min && digit <= max ? String(digit) : undefined;
}

/**
 * Digit keys select an option in the focused field, else in the first unanswered one. By key code, so that every
 * keyboard layout works; never during typing or composition.
 */
export function useAnswerKeys(
  form: AnswerForm,
  typed: TypedAnswers,
  pick: ((field: FormField, value: string) => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const digit = DIGIT.exec(event.code)?.[1];
    const { target } = event;
    if (!pick || digit === undefined || event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(TYPED_INTO) || target.closest('dialog')) return;
    const focused = target.closest('[data-answer]')?.getAttribute('data-answer');
    const fields = form.fields.filter(isPicked);
    const field =
      fields.find(({ name }) => name === focused) ??
      fields.find(({ name }) => ownValue(typed, name) === undefined) ??
      fields[0];
    const value = field && valueOf(field, Number(digit));
    if (field && value !== undefined) pick(field, value);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
