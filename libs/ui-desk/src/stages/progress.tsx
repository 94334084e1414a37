import { Progress as AntdProgress } from 'antd';

export interface ProgressProps {
  /** The accessible name of the bar. */
  label: string;
  value: number;
  max: number;
}

/** A progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  return (
    <AntdProgress
      className="k-desk-progress"
      percent={(value / max) * 100}
      status="normal"
      showInfo={false}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemax={max}
    />
  );
}

const INKS = { good: '--k-accent', coin: '--k-coin', quiet: '--k-line-strong' } as const;

export interface Share {
  readonly value: number;
  readonly tone: keyof typeof INKS;
}

export interface SharesProps {
  /** Side by side, in this order. */
  shares: readonly Share[];
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
    <AntdProgress
      className="k-desk-progress k-desk-progress--shares"
      percent={(sum / max) * 100}
      status="normal"
      showInfo={false}
      aria-hidden="true"
      styles={{ track: { background: sum > 0 ? `linear-gradient(to right, ${stripes.join(', ')})` : undefined } }}
    />
  );
}
