import { type ReactNode } from 'react';
import { classes } from '../components/classes';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

export interface FactsProps {
  facts: readonly Fact[];
}

/** Names and values of one thing: one column on phones, two from medium width. */
export function DescriptionList({ facts }: FactsProps) {
  return (
    <dl className="k-facts">
      {facts.map(({ key, label, value, wide }) => (
        <div key={key} className={classes('k-facts__fact', wide && 'k-facts__fact--wide')}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
