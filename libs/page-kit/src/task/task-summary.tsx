import { type Task } from '@kaaj/contract';
import { Avatar, CoinAmount, Money, Link, useFormat } from '@kaaj/ui';
import styles from './task.module.css';

export interface TaskSummaryProps {
  task: Pick<Task, 'payableAmount' | 'completionDate' | 'closesAt'> & { buyer: { name: string; image?: string } };
  /** "3 of 10 left" */
  placesLeft: string;
  /** When it closes on its last day, and in which time zone. */
  closes?: string | undefined;
  /** What the pay is worth. */
  cents: number;
  /** What an hour of it pays, in words. */
  pace: string;
  /** Additional facts, in reading order. */
  more?: readonly { readonly label: string; readonly value: string }[];
  /** The buyer's reputation record, each figure in a few words. */
  record?: readonly string[];
  labels: { facts: string; payableAmount: string; places: string; completionDate: string; buyer: string; fair: string };
}

/** The main facts of a task: its pay, its open places, its last day, and its buyer. */
export function TaskSummary({
  task,
  placesLeft,
  closes,
  cents,
  pace,
  more = [],
  record = [],
  labels,
}: TaskSummaryProps) {
  const format = useFormat();
  const { buyer, payableAmount, completionDate, closesAt } = task;
  return (
    <section className={styles.facts} aria-label={labels.facts}>
      <dl className={styles.list}>
        <div>
          <dt>{labels.payableAmount}</dt>
          <dd>
            <CoinAmount coins={payableAmount} size="large" />
            <small>
              <Money cents={cents} inTaka />
            </small>
            <small className={styles.pace}>{pace}</small>
          </dd>
        </div>
        <div>
          <dt>{labels.places}</dt>
          <dd data-testid="open-slots">{placesLeft}</dd>
        </div>
        <div>
          <dt>{labels.completionDate}</dt>
          <dd>
            {closesAt ? format.dateTime(closesAt) : format.date(completionDate)}
            {closes && <small>{closes}</small>}
          </dd>
        </div>
        {more.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.buyer}>
        <Avatar name={buyer.name} src={buyer.image} size={28} />
        <span>
          {labels.buyer} <strong>{buyer.name}</strong>
          {record.length > 0 && <small>{record.join('\u00a0· ')}</small>}
          <small>
            <Link href="/fair">{labels.fair}</Link>
          </small>
        </span>
      </p>
    </section>
  );
}
