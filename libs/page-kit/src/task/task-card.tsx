import { type Task } from '@kaaj/contract';
import { type ReactNode } from 'react';
import { CalendarIcon, UsersIcon } from '@kaaj/ui/icons';
import { classes, CoinAmount, SkeletonBox, useFormat } from '@kaaj/ui';
import { TaskThumbnail } from './task-thumbnail';
import styles from './task-card.module.css';

export interface TaskCardProps {
  /** `requiredWorkers` are the places still open, `payableAmount` the coins for each; '' for no day yet. */
  task: Pick<Task, 'title' | 'completionDate' | 'closesAt' | 'payableAmount' | 'requiredWorkers'> & {
    buyer: { name: string };
  };
  /** Address of its picture, shown small. */
  picture?: string | undefined;
  /** What it is worth, what kind of work it is and how long it takes, in words; one line, what is too long is cut. */
  kind?: string | undefined;
  /** What an hour of it pays, in words. */
  pace?: string | undefined;
  /** The buyer's reputation record, in words. */
  record?: string | undefined;
  /** Instead of the number of open places: "3 of 10 left". */
  placesLeft?: string | undefined;
  labels: { buyer: string; completionDate: string; payableAmount: string; requiredWorkers: string };
  /** The link to the details: a ButtonLink. */
  link: ReactNode;
  /** A word at the top, for example that no slot is open. */
  badge?: ReactNode;
  /** The heading's level below the page's. */
  level?: 2 | 3;
}

/** A task on the board, with emphasis on its pay. */
export function TaskCard({
  task: { title, buyer, completionDate, closesAt, payableAmount, requiredWorkers },
  picture,
  kind,
  pace,
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
      <div className={styles.top}>
        <div className={styles.pay}>
          <span className={styles.label}>{labels.payableAmount}</span>
          <CoinAmount coins={payableAmount} size="large" />
          {pace && <span className={styles.pace}>{pace}</span>}
        </div>
        {badge}
      </div>
      <div className={styles.middle}>
        {kind && <p className={classes('k-truncate', styles.kind)}>{kind}</p>}
        <div className={styles.head}>
          <Title className={styles.title} dir="auto">
            {title}
          </Title>
          {picture !== undefined && <TaskThumbnail src={picture} size={44} />}
        </div>
        <p className={styles.buyer}>
          {labels.buyer}{' '}
          <strong>
            <bdi>{buyer.name}</bdi>
          </strong>
        </p>
        {record && <p className={styles.record}>{record}</p>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <CalendarIcon size={16} />
            {labels.completionDate}
          </dt>
          <dd>{closesAt ? format.dateTime(closesAt) : completionDate ? format.date(completionDate) : '–'}</dd>
        </div>
        <div>
          <dt>
            <UsersIcon size={16} />
            {labels.requiredWorkers}
          </dt>
          <dd className="k-number">{placesLeft ?? format.number(requiredWorkers)}</dd>
        </div>
      </dl>
      <div className={styles.link}>{link}</div>
    </article>
  );
}

/** The skeleton of a TaskCard. Wrap several in SkeletonRegion. */
export function TaskCardSkeleton() {
  return (
    <div className={classes('k-card k-card--raised', styles.card)}>
      <div className={styles.top}>
        <div className={styles.pay}>
          <span className={styles.label}>
            <SkeletonBox width={96} height="0.8em" />
          </span>
          <span className="k-coin-amount k-coin-amount--large">
            <SkeletonBox width={84} height="1em" />
          </span>
          <span className={styles.pace}>
            <SkeletonBox width={104} height="0.8em" />
          </span>
        </div>
      </div>
      <div className={styles.middle}>
        <p className={styles.kind}>
          <SkeletonBox width="50%" height="0.8em" />
        </p>
        <div className={styles.title}>
          <SkeletonBox width="90%" height="0.9em" />
          <SkeletonBox width="60%" height="0.9em" />
        </div>
        <p className={styles.buyer}>
          <SkeletonBox width="45%" height="0.9em" />
        </p>
        <p className={styles.record}>
          <SkeletonBox width="55%" height="0.8em" />
        </p>
      </div>
      <div className={styles.facts}>
        <div>
          <SkeletonBox width="46%" height="0.8em" />
          <SkeletonBox width="26%" height="0.8em" />
        </div>
        <div>
          <SkeletonBox width="50%" height="0.8em" />
          <SkeletonBox width="12%" height="0.8em" />
        </div>
      </div>
      <div className={styles.link}>
        <SkeletonBox height="2.75rem" />
      </div>
    </div>
  );
}
