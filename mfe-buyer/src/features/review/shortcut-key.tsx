import styles from './decision-bar.module.css';

/** The letter key of a button; shown where a keyboard is likely. */
export function ShortcutKey({ letter }: { readonly letter: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {letter}
    </kbd>
  );
}
