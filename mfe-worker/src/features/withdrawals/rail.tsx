import { type PaymentSystem } from '@kaaj/contract';
import { type ReactNode } from 'react';
import styles from './rail.module.css';

/** Our own icons, one for each payment system; none is the logo of the company. */
const DRAWINGS: Readonly<Record<PaymentSystem, ReactNode>> = {
  bkash: <path d="M8 24l6-15 10 6-6 2 3 6-7-3z" />,
  nagad: <path d="M16 7c1 4 6 5 6 11a6 6 0 0 1-12 0c0-3 2-4 2-6 2 1 2 2 3 3 2-2 2-5 1-8z" />,
  rocket: (
    <>
      <path d="M16 6c4 3 5 8 4 13h-8c-1-5 0-10 4-13z" />
      <path d="M12 16l-3 5 4-1zM20 16l3 5-4-1zM14 21h4l-2 5z" />
    </>
  ),
  card: (
    <>
      <path d="M7 11a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v1H7z" />
      <path d="M7 15h18v6a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z" />
    </>
  ),
};

const GROUNDS: Readonly<Record<PaymentSystem, string | undefined>> = {
  bkash: styles.bkash,
  nagad: styles.nagad,
  rocket: styles.rocket,
  card: styles.card,
};

interface RailProps {
  readonly system: PaymentSystem;
  /** Its name, and the account where one is meant. */
  readonly children: ReactNode;
}

/** A payment system: its mark and its name. */
export function Rail({ system, children }: RailProps) {
  return (
    <span className={styles.rail}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className={GROUNDS[system]} />
        <g className={styles.drawing}>{DRAWINGS[system]}</g>
      </svg>
      <span className={styles.words}>{children}</span>
    </span>
  );
}
