import { Button } from '@kaaj/ui';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { DeskKey } from './desk-key';
import styles from './decision-bar.module.css';
import { type Desk } from './use-desk';

/** Says which decision waits to be sent, and takes it back. */
export function UndoDecision({ desk: { held, undo } }: { readonly desk: Desk }) {
  const t = useMessages();
  const nameOf = usePersonName();
  if (!held) return null;
  return (
    <div className={styles.undo}>
      <span role="status">{t(`desk.held.${held.status}`, { name: nameOf(held.submission.worker.name) })}</span>
      <Button variant="secondary" size="small" iconEnd={<DeskKey letter="U" />} aria-keyshortcuts="U" onClick={undo}>
        {t('desk.undo')}
      </Button>
    </div>
  );
}
