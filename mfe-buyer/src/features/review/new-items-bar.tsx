import { Button } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './new-items-bar.module.css';

/** Shows at the end of the list that new submissions arrived, and adds them on a press. */
export function NewItemsBar({ count, onShowNew }: { readonly count: number; readonly onShowNew: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.newItems} role="status">
      {count > 0 && (
        <>
          <span>{t('desk.came', { count })}</span>
          <Button size="small" variant="ghost" onClick={onShowNew}>
            {t('desk.letIn')}
          </Button>
        </>
      )}
    </div>
  );
}
