import { Button } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './new-items-bar.module.css';

/** Shows at the end of the list that new submissions arrived, and adds them on a press. */
export function NewItemsBar({ count, onLetIn }: { readonly count: number; readonly onLetIn: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.newcomers} role="status">
      {count > 0 && (
        <>
          <span>{t('desk.came', { count })}</span>
          <Button size="small" variant="ghost" onClick={onLetIn}>
            {t('desk.letIn')}
          </Button>
        </>
      )}
    </div>
  );
}
