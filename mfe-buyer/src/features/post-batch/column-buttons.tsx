import { Button } from '@kaaj/ui';
import { PlusIcon } from '@kaaj/ui/icons';
import { useId } from 'react';
import { useMessages } from '../../messages';
import styles from './column-buttons.module.css';

interface ColumnButtonsProps {
  readonly columns: readonly string[];
  readonly onInsert: (column: string) => void;
}

/** A button for each column of the file, which inserts it into a text; visible as long as the texts are. */
export function ColumnButtons({ columns, onInsert }: ColumnButtonsProps) {
  const t = useMessages();
  const label = useId();
  if (columns.length === 0) return null;
  return (
    <div role="group" aria-labelledby={label} className={styles.bar}>
      <p id={label} className="k-field__hint">
        {t('batch.insert')}
      </p>
      <div className={styles.buttons}>
        {columns.map((column) => (
          <Button key={column} variant="secondary" icon={<PlusIcon />} onClick={() => onInsert(column)}>
            {column}
          </Button>
        ))}
      </div>
    </div>
  );
}
