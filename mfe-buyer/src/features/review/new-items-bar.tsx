import { Button } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './new-items-bar.module.css';

/** Says at the end of the list that work has come, and puts it there when somebody wants it. */
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
