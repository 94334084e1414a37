import { SelectField } from '@kaaj/ui';
import { type ColumnSort } from './table-props';

/** Says above cards what the head of a table says: in which order they are. */
export function OrderField({ order, onOrder, texts }: ColumnSort) {
  return (
    <SelectField
      label={texts.label}
      placeholder={texts.unsorted}
      options={[
        { value: 'asc', label: texts.asc },
        { value: 'dsc', label: texts.dsc },
      ]}
      value={order}
      onChange={({ target }) => onOrder(target.value as ColumnSort['order'])}
    />
  );
}
