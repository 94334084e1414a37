import { Progress } from '@kaaj/ui-desk/stages';
import styles from './shares.module.css';

const INKS = { good: '--k-accent', coin: '--k-coin', quiet: '--k-line-strong' } as const;

const rail = { rail: styles.rail };

interface SharesProps {
  /** Side by side, in this order. */
  shares: readonly { readonly value: number; readonly tone: keyof typeof INKS }[];
  max: number;
}

/** The parts of a whole as a decorative bar: the text next to it has the same figures. */
export function Shares({ shares, max }: SharesProps) {
  const sum = shares.reduce((all, { value }) => all + value, 0);
  const stripes = shares.map(({ value, tone }, index) => {
    const before = shares.slice(0, index).reduce((all, share) => all + share.value, 0);
    return `var(${INKS[tone]}) ${(before / sum) * 100}% ${((before + value) / sum) * 100}%`;
  });
  return (
    <Progress
      className={styles.shares}
      classNames={rail}
      percent={(sum / max) * 100}
      showInfo={false}
      aria-hidden="true"
      styles={{ track: { background: sum > 0 ? `linear-gradient(to right, ${stripes.join(', ')})` : undefined } }}
    />
  );
}
