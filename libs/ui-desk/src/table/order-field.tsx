import { useId } from 'react';
import { Select } from '../forms/select';
import { type ColumnSort } from './table-props';

/** The sort order above a list of cards, in place of sortable table headers. */
export function OrderField({ order, onOrder, texts }: ColumnSort) {
  const id = useId();
  return (
    <div className="k-field">
      <label htmlFor={id} className="k-field__label">
        {texts.label}
      </label>
      <Select
        id={id}
        options={[
          { value: '', label: texts.unsorted },
          { value: 'asc', label: texts.asc },
          { value: 'dsc', label: texts.dsc },
        ]}
        value={order}
        onChange={(chosen) => onOrder(chosen as ColumnSort['order'])}
      />
    </div>
  );
}
