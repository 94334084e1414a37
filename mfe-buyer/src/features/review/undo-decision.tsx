import { Button } from '@kaaj/ui';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { ShortcutKey } from './shortcut-key';
import styles from './decision-bar.module.css';
import { type ReviewQueue } from './use-review-queue';

/** Shows the queued decision, and undoes it. */
export function UndoDecision({ queue: { queuedDecision, undo } }: { readonly queue: ReviewQueue }) {
  const t = useMessages();
  const nameOf = usePersonName();
  if (!queuedDecision) return null;
  return (
    <div className={styles.undo}>
      <span role="status">
        {t(`desk.pending.${queuedDecision.status}`, { name: nameOf(queuedDecision.submission.worker.name) })}
      </span>
      <Button
        variant="secondary"
        size="small"
        iconEnd={<ShortcutKey letter="U" />}
        aria-keyshortcuts="U"
        onClick={undo}
      >
        {t('desk.undo')}
      </Button>
    </div>
  );
}
