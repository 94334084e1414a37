import { useEffect, useEffectEvent } from 'react';

/** The action of each key, by its letter. */
export type ShortcutKeys = Readonly<Record<string, () => void>>;

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Letter keys decide and select the next; not during typing, with a modifier key, or while a dialog is open. */
export function useShortcutKeys(keys: ShortcutKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat } = event;
    if (event.defaultPrevented || repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector('dialog, [role=dialog], [role=alertdialog]')) return;
    const action = keys[letterOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The Latin letter of a key: what it types, or where it types none, as on a Bangla layout, the one at its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  const typed = /^[ -~]$/.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return (typed ?? key).toLowerCase();
}
