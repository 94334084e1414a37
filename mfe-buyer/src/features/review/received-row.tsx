import { serverNow } from '@kaaj/api-client';
import { type Submission } from '@kaaj/contract';
import { classes, CoinAmount, AvatarWithName, Row, useFormat } from '@kaaj/ui';
import { StatusBadge } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './received-row.module.css';

interface ReceivedRowProps {
  submission: Submission;
  /** It is the open one. */
  current: boolean;
  selected: boolean;
  onOpen: () => void;
  /** Omitted if bulk selection is off. */
  onSelect?: ((selected: boolean) => void) | undefined;
}

/** A submission in the list: its worker, its pay, and the time until automatic acceptance. */
export function ReceivedRow({ submission, current, selected, onOpen, onSelect }: ReceivedRowProps) {
  const t = useMessages();
  const format = useFormat();
  const name = usePersonName()(submission.worker.name);
  const { status, acceptedAt, changes, task } = submission;
  return (
    <div className={classes(styles.row, current && styles.current)}>
      {onSelect && (
        <label className={styles.select}>
          <input
            type="checkbox"
            checked={selected}
            disabled={status !== 'pending' || Boolean(changes?.due)}
            aria-label={t('desk.choose', { name, title: task.title })}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      <button type="button" className={styles.open} aria-current={current || undefined} onClick={onOpen}>
        <Row as="span" justify="between" gap={2}>
          <strong>
            <AvatarWithName name={name} src={submission.worker.image} />
          </strong>
          <CoinAmount coins={task.payableAmount} />
        </Row>
        <bdi className={styles.task}>{task.title}</bdi>
        {status === 'pending' ? (
          <span className={styles.waits}>
            {changes?.due && t('work.awaited', { time: format.dateTime(changes.due) })}
            {acceptedAt && t('review.acceptedItself', { when: format.relative(acceptedAt, serverNow()) })}
          </span>
        ) : (
          <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
        )}
      </button>
    </div>
  );
}
