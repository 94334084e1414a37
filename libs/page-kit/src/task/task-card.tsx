import { type Task } from '@kaaj/contract';
import { type ReactNode } from 'react';
import { classes, CoinAmount, SkeletonBox, useFormat, VisuallyHidden } from '@kaaj/ui';
import { TaskThumbnail } from './task-thumbnail';
import styles from './task-card.module.css';

const THUMBNAIL = 44;

export interface TaskCardProps {
  /** `requiredWorkers` are the places still open, `payableAmount` the coins for each; '' for no day yet. */
  task: Pick<Task, 'title' | 'completionDate' | 'closesAt' | 'payableAmount' | 'requiredWorkers'> & {
    buyer: { name: string };
  };
  /** Address of its picture, shown small. */
  picture?: string | undefined;
  /** What it is worth in money, and what an hour of it pays, in words. */
  pace?: string | undefined;
  /** What kind of work it is and how long it takes, in words. */
  kind?: string | undefined;
  /** The buyer's reputation record, in words. */
  record?: string | undefined;
  /** Instead of the number of open places: "3 of 10 left". */
  placesLeft?: string | undefined;
  labels: { buyer: string; completionDate: string; payableAmount: string; requiredWorkers: string };
  /** The link to the details: a ButtonLink. On phones the whole card is the link. */
  link: ReactNode;
  /** A word beside the pay, for example that no slot is open. */
  badge?: ReactNode;
  /** The heading's level below the page's. */
  level?: 2 | 3;
}

/** A task in a list: its title, its pay, and lines about pay per hour, facts and buyer, which are cut if too long. */
export function TaskCard({
  task: { title, buyer, completionDate, closesAt, payableAmount, requiredWorkers },
  picture,
  pace,
  kind,
  record,
  placesLeft,
  labels,
  link,
  badge,
  level = 2,
}: TaskCardProps) {
  const format = useFormat();
  const Title = `h${level}` as const;
  return (
    <article className={classes('k-card k-card--raised', styles.card)}>
      <div className={styles.head}>
        <Title className={styles.title} dir="auto">
          {title}
        </Title>
        {picture !== undefined && <TaskThumbnail src={picture} size={THUMBNAIL} />}
      </div>
      <div className={styles.pay}>
        <VisuallyHidden>{labels.payableAmount} </VisuallyHidden>
        <CoinAmount coins={payableAmount} size="large" />
        {badge}
      </div>
      <div className={classes('k-truncate', styles.lines)}>
        <p>{pace}</p>
        <p>
          <VisuallyHidden>{labels.completionDate} </VisuallyHidden>
          <span>{closesAt ? format.dateTime(closesAt) : completionDate ? format.date(completionDate) : '–'}</span>
          {' · '}
          <VisuallyHidden>{labels.requiredWorkers} </VisuallyHidden>
          <span>{placesLeft ?? format.number(requiredWorkers)}</span>
          {kind && ` · ${kind}`}
        </p>
        <p>
          <VisuallyHidden>{labels.buyer} </VisuallyHidden>
          <bdi>{buyer.name}</bdi>
          {record && ` · ${record}`}
        </p>
      </div>
      <div className={styles.link}>{link}</div>
    </article>
  );
}

/** The skeleton of a TaskCard. Wrap several in SkeletonRegion. */
export function TaskCardSkeleton() {
  return (
    <div className={classes('k-card k-card--raised', styles.card)}>
      <div className={styles.head}>
        <div className={styles.title}>
          <SkeletonBox width="90%" height="0.9em" />
          <SkeletonBox width="60%" height="0.9em" />
        </div>
        <SkeletonBox width={THUMBNAIL} height={THUMBNAIL} />
      </div>
      <div className={styles.pay}>
        <span className="k-coin-amount k-coin-amount--large">
          <SkeletonBox width={64} height="1em" />
        </span>
      </div>
      <div className={styles.lines}>
        {['60%', '80%', '55%'].map((width) => (
          <p key={width}>
            <SkeletonBox width={width} height="0.8em" />
          </p>
        ))}
      </div>
      <div className={styles.link}>
        <SkeletonBox height="2.75rem" />
      </div>
    </div>
  );
}
