import { SelectField } from '@kaaj/ui';
import { type ColumnSort } from './table-props';

/** The sort order above a list of cards, in place of sortable table headers. */
export function OrderField({ order, onOrder, texts }: ColumnSort) {
  return (
    <SelectField
      label={texts.label}
      options={[
        { value: '', label: texts.unsorted },
        { value: 'asc', label: texts.asc },
        { value: 'dsc', label: texts.dsc },
      ]}
      value={order}
      onChange={({ target }) => onOrder(target.value as ColumnSort['order'])}
    />
  );
}
