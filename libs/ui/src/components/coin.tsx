import { useFormat, useUiSettings, useCoinValue } from '../settings/ui-settings';
import { classes } from './classes';

/**
 * The coin: marigold, a running stitch inside the rim, and Kaaj's mark: a letter's headline from which a tick hangs.
 * `plain` leaves out the stitch, for the size of text.
 */
export function Coin({ plain = false }: { plain?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" width="1.15em" height="1.15em" aria-hidden="true" focusable="false" className="k-coin">
      <circle cx="16" cy="17.2" r="14.2" fill="var(--k-coin-edge)" />
      <circle cx="16" cy="15" r="14.2" fill="var(--k-coin)" />
      <path
        d="M4.2 12A12.2 12.2 0 0 1 21 3.9"
        stroke="var(--k-coin-light)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      {!plain && (
        <circle
          cx="16"
          cy="15"
          r="10.6"
          fill="none"
          stroke="var(--k-coin-edge)"
          strokeWidth="1.1"
          strokeDasharray="2.4 1.76"
        />
      )}
      <path
        d={plain ? 'M8 9.8h16M19.6 9.8v11.4l-7.4-5.6' : 'M10 11.2h12M18.6 11.2v8.3l-5.2-4'}
        fill="none"
        stroke="var(--k-coin-mark)"
        strokeWidth={plain ? 3.6 : 2.6}
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
}

/** An amount of coins: the coin icon, then the number in the reader's digits. */
export function CoinAmount({ coins, size = 'medium', signed = false }: CoinAmountProps) {
  const format = useFormat();
  const { texts } = useUiSettings();
  const number = signed
    ? format.number(coins, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    : format.coins(coins);
  return (
    <span className={classes('k-coin-amount', `k-coin-amount--${size}`, signed && coins > 0 && 'k-coin-amount--in')}>
      <Coin plain={size === 'small' || size === 'medium'} />
      <span className="k-number">{number}</span>
      <span className="k-visually-hidden"> {texts.coins}</span>
    </span>
  );
}

export interface MoneyProps {
  cents: number;
  /** The value of coins in money: in taka, if the owner set a rate. Never for dollars that were paid. */
  inTaka?: boolean;
}

/** Dollars with two decimals, from whole cents. */
export function Money({ cents, inTaka = false }: MoneyProps) {
  const format = useFormat();
  const worth = useCoinValue();
  return <span className="k-number k-money">{inTaka ? worth(cents) : format.dollars(cents)}</span>;
}
