import { type FocusEvent, type RefObject, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Names of the fields in which `{{column}}` stands for the value of a row. */
const FIELDS = ['title', 'taskDetail', 'question', 'options', 'link.url'];
const isField = (target: EventTarget): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && FIELDS.includes(target.name);

/** Inserts `{{column}}` at the caret of the text field that had the focus last; without one, at the end of the detail. */
export function useColumnInsertion(within: RefObject<HTMLElement | null>) {
  const last = useRef<Field>(undefined);
  return {
    remember: ({ target }: FocusEvent) => {
      if (isField(target)) last.current = target;
    },
    insert: (column: string) => {
      const known = last.current?.isConnected ? last.current : undefined;
      const field = known ?? within.current?.querySelector<Field>('[name="taskDetail"]');
      if (!field) return;
      const end = field.value.length;
      const [from, to] = known ? [field.selectionStart ?? end, field.selectionEnd ?? end] : [end, end];
      field.focus();
      field.setRangeText(`{{${column}}}`, from, to, 'end');
      // It fires no event, and React reads the field on this one only.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
