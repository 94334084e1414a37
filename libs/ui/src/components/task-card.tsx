import { type Task } from '@kaaj/contract';
import { type ReactNode } from 'react';
import { CalendarIcon, UsersIcon } from '../icons/icons';
import { useFormat } from '../settings/ui-settings';
import { CoinAmount } from './coin';
import { SkeletonBox } from './skeleton';
import { TaskThumbnail } from './task-thumbnail';

export interface TaskCardProps {
  /** `requiredWorkers` are the places still open, `payableAmount` the coins for each. */
  task: Pick<Task, 'title' | 'completionDate' | 'payableAmount' | 'requiredWorkers'> & { buyer: { name: string } };
  /** Address of its picture, shown small. */
  picture?: string | undefined;
  /** What it is worth, what kind of work it is and how long it takes, in words; one line, what is too long is cut. */
  kind?: string | undefined;
  /** What an hour of it pays, in words. */
  pace?: string | undefined;
  /** How its buyer judges, in words. */
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

/** A task as it hangs on the board: what it pays stands out. */
export function TaskCard({
  task: { title, buyer, completionDate, payableAmount, requiredWorkers },
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
    <article className="k-card k-card--raised k-task-card">
      <div className="k-task-card__top">
        <div className="k-task-card__pay">
          <span className="k-task-card__label">{labels.payableAmount}</span>
          <CoinAmount coins={payableAmount} size="large" />
          {pace && <span className="k-task-card__pace">{pace}</span>}
        </div>
        {badge}
      </div>
      <div className="k-task-card__middle">
        {kind && <p className="k-task-card__kind k-truncate">{kind}</p>}
        <div className="k-task-card__head">
          <Title className="k-task-card__title" dir="auto">
            {title}
          </Title>
          {picture !== undefined && <TaskThumbnail src={picture} size={44} />}
        </div>
        <p className="k-task-card__buyer">
          {labels.buyer}{' '}
          <strong>
            <bdi>{buyer.name}</bdi>
          </strong>
        </p>
        {record && <p className="k-task-card__record">{record}</p>}
      </div>
      <dl className="k-task-card__facts">
        <div>
          <dt>
            <CalendarIcon size={16} />
            {labels.completionDate}
          </dt>
          <dd>{format.date(completionDate)}</dd>
        </div>
        <div>
          <dt>
            <UsersIcon size={16} />
            {labels.requiredWorkers}
          </dt>
          <dd className="k-number">{placesLeft ?? format.number(requiredWorkers)}</dd>
        </div>
      </dl>
      <div className="k-task-card__link">{link}</div>
    </article>
  );
}

/** Takes the room of a TaskCard while it loads. Wrap several in Loading. */
export function TaskCardSkeleton() {
  return (
    <div className="k-card k-card--raised k-task-card">
      <div className="k-task-card__top">
        <div className="k-task-card__pay">
          <span className="k-task-card__label">
            <SkeletonBox width={96} height="0.8em" />
          </span>
          <span className="k-coin-amount k-coin-amount--large">
            <SkeletonBox width={84} height="1em" />
          </span>
          <span className="k-task-card__pace">
            <SkeletonBox width={104} height="0.8em" />
          </span>
        </div>
      </div>
      <div className="k-task-card__middle">
        <p className="k-task-card__kind">
          <SkeletonBox width="50%" height="0.8em" />
        </p>
        <div className="k-task-card__title">
          <SkeletonBox width="90%" height="0.9em" />
          <SkeletonBox width="60%" height="0.9em" />
        </div>
        <p className="k-task-card__buyer">
          <SkeletonBox width="45%" height="0.9em" />
        </p>
        <p className="k-task-card__record">
          <SkeletonBox width="55%" height="0.8em" />
        </p>
      </div>
      <div className="k-task-card__facts">
        <div>
          <SkeletonBox width="46%" height="0.8em" />
          <SkeletonBox width="26%" height="0.8em" />
        </div>
        <div>
          <SkeletonBox width="50%" height="0.8em" />
          <SkeletonBox width="12%" height="0.8em" />
        </div>
      </div>
      <div className="k-task-card__link">
        <SkeletonBox height="2.75rem" />
      </div>
    </div>
  );
}
