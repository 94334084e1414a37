import { SearchIcon, SelectField, SwitchField, TextField } from '@kaaj/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import styles from './all-tasks.module.css';
import { type ChosenFilter } from './use-task-filter';

const TYPING_PAUSE_MS = 300;

interface Props {
  readonly chosen: ChosenFilter;
  /** A choice is a step that Back undoes (push); typing is not, or every letter would be one. */
  readonly onChange: (part: Partial<ChosenFilter>, options?: { push?: boolean }) => void;
}

/** What is typed, handed on once the typing pauses. Follows the address when that changes by itself. */
function useTypedSearch(search: string, hand: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => hand(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}

export function TaskFilters({ chosen, onChange }: Props) {
  const t = useMessages();
  const { typed, setTyped } = useTypedSearch(chosen.search, (search) => onChange({ search }));
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
        value={chosen.sort}
        onChange={({ target }) => onChange({ sort: target.value }, { push: true })}
      />
      <SwitchField
        label={t('allTasks.openOnly')}
        checked={chosen.open === 'true'}
        onChange={({ target }) => onChange({ open: target.checked ? 'true' : '' }, { push: true })}
      />
    </search>
  );
}
