import { useFormat, useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';

/** The coin: marigold, a running stitch inside the rim, and Kaaj's mark: a letter's headline from which a tick hangs. */
export function Coin({ size = '1.15em' }: { size?: number | string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false" className="k-coin">
      <circle cx="16" cy="16.8" r="14.2" fill="var(--k-coin-edge)" />
      <circle cx="16" cy="15.2" r="14.2" fill="var(--k-coin)" />
      <path
        d="M4.3 11.5A12.3 12.3 0 0 1 22 4.4"
        stroke="var(--k-coin-light)"
        strokeWidth="2.2"
        strokeLinecap="round"
        fill="none"
      />
      <circle
        cx="16"
        cy="15.2"
        r="10.3"
        fill="none"
        stroke="var(--k-coin-edge)"
        strokeWidth="1.2"
        strokeDasharray="2.4 1.64"
      />
      <path
        d="M10 11.5h12M18.6 11.5v8.3l-5.2-4"
        fill="none"
        stroke="var(--k-coin-mark)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export interface CoinAmountProps {
  /** Whole coins. */
  coins: number;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Shows + or - before the number, as on a statement. */
  signed?: boolean;
  className?: string;
}

/** A number of coins as everybody recognises it: the coin, then the number in the reader's digits. */
export function CoinAmount({ coins, size = 'medium', signed = false, className }: CoinAmountProps) {
  const format = useFormat();
  const { texts } = useUiSettings();
  const number = signed
    ? format.number(coins, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    : format.coins(coins);
  return (
    <span
      className={classes(
        'k-coin-amount',
        `k-coin-amount--${size}`,
        signed && coins > 0 && 'k-coin-amount--in',
        className,
      )}
    >
      <Coin />
      <span className="k-number">{number}</span>
      <span className="k-visually-hidden"> {texts.coins}</span>
    </span>
  );
}

/** Dollars with two decimals, from whole cents. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return <span className={classes('k-number', className)}>{useFormat().dollars(cents)}</span>;
}
