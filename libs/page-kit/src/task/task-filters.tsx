import { LENGTHS } from '@kaaj/contract';
import { classes, SelectField, SwitchField, TextField, useHydrated, useSought } from '@kaaj/ui';
import { SearchIcon } from '@kaaj/ui/icons';
import styles from './task-filters.module.css';

export interface TaskFiltersProps {
  texts: { search: string; sort: string; newestFirst: string; highToLow: string; lowToHigh: string; openOnly: string };
  /** Labels are read out only; the fields show by their content what they are for. */
  hideLabels?: boolean;
  'aria-label'?: string;
  search: string;
  onSearch: (search: string) => void;
  /** `dsc`, `asc`, or '' for the newest first. */
  sort: string;
  onSort: (sort: string) => void;
  openOnly: boolean;
  onOpenOnly: (openOnly: boolean) => void;
}

/** Filters above a board of tasks: search, sort order, and whether full tasks are hidden. */
export function TaskFilters({
  texts,
  hideLabels = false,
  search,
  onSearch,
  sort,
  onSort,
  openOnly,
  onOpenOnly,
  ...named
}: TaskFiltersProps) {
  const hydrated = useHydrated();
  const sought = useSought(search, LENGTHS.search, onSearch);
  return (
    <search {...named} className={classes(styles.filters, !hideLabels && styles.labelled)}>
      <TextField
        label={texts.search}
        hideLabel={hideLabels}
        placeholder={hideLabels ? texts.search : undefined}
        type="search"
        maxLength={LENGTHS.search}
        icon={<SearchIcon />}
        disabled={!hydrated}
        value={sought.typed}
        onChange={({ target }) => sought.type(target.value)}
      />
      <SelectField
        label={texts.sort}
        hideLabel={hideLabels}
        placeholder={texts.newestFirst}
        options={[
          { value: 'dsc', label: texts.highToLow },
          { value: 'asc', label: texts.lowToHigh },
        ]}
        disabled={!hydrated}
        value={sort}
        onChange={({ target }) => onSort(target.value)}
      />
      <SwitchField
        label={texts.openOnly}
        disabled={!hydrated}
        checked={openOnly}
        onChange={({ target }) => onOpenOnly(target.checked)}
      />
    </search>
  );
}
