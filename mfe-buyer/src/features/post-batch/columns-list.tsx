import { Stack } from '@kaaj/ui';
import { Descriptions } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { type BatchFile } from './batch-file';

const LONGEST = 60;
const shortened = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/** The columns of a file with the values of its first rows. */
export function ColumnsList({ columns, rows }: Pick<BatchFile, 'columns' | 'rows'>) {
  const t = useMessages();
  return (
    <Stack gap={2}>
      <p className="k-field__hint">{t('batch.columns')}</p>
      <Descriptions
        items={columns.map((column, index) => ({
          key: String(index),
          label: column,
          children: rows
            .map((values) => shortened(values[index] ?? ''))
            .filter((value) => value !== '')
            .join(' · '),
        }))}
      />
    </Stack>
  );
}
