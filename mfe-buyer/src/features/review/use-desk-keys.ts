import { useEffect, useEffectEvent } from 'react';

/** What a key does on the desk, by its letter. */
export type DeskKeys = Readonly<Record<string, () => void>>;

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Letters decide and move on, but not while somebody types, holds another key, or is asked something. */
export function useDeskKeys(keys: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat } = event;
    if (event.defaultPrevented || repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const step = keys[key.toLowerCase()];
    if (!step) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
