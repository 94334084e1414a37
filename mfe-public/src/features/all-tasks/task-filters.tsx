import { SearchIcon, SelectField, SwitchField, TextField } from '@kaaj/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './all-tasks.module.css';
import { type TaskFilter } from './use-task-filter';

const TYPING_PAUSE_MS = 300;

interface Props {
  readonly filter: TaskFilter;
  readonly onChange: (part: Partial<TaskFilter>) => void;
}

/** What is typed, handed on once the typing pauses. Follows the address when that changes by itself. */
function useTypedSearch(search: string, hand: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [handed, setHanded] = useState(search);
  if (handed !== search) {
    setHanded(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => hand(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}

export function TaskFilters({ filter, onChange }: Props) {
  const t = useMessages();
  const { typed, setTyped } = useTypedSearch(filter.search, (search) => onChange({ search }));
  return (
    <search className={styles.filters} aria-label={t('allTasks.filters')}>
      <TextField
        label={t('allTasks.search')}
        hideLabel
        type="search"
        placeholder={t('allTasks.search')}
        maxLength={100}
        icon={<SearchIcon />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={t('allTasks.sort')}
        hideLabel
        placeholder={t('allTasks.sort')}
        options={[
          { value: 'dsc', label: t('allTasks.sortHigh') },
          { value: 'asc', label: t('allTasks.sortLow') },
        ]}
        value={filter.sort}
        onChange={({ target }) => onChange({ sort: target.value as TaskFilter['sort'] })}
      />
      <SwitchField
        label={t('allTasks.openOnly')}
        checked={filter.open}
        onChange={({ target }) => onChange({ open: target.checked })}
      />
    </search>
  );
}
