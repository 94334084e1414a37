import { AUDIT_ACTIONS, type AuditAction, LENGTHS } from '@kaaj/contract';
import { SearchIcon, SelectField, TextField } from '@kaaj/ui';
import { useTypedSearch, useUrlState } from '@kaaj/web-kit';
import { useMemo } from 'react';
import { useMessages } from '../../messages';
import styles from './audit-filters.module.css';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^2\d{3}-\d{2}-\d{2}$/;
const STEP = { push: true };

/** Which entries are looked at, kept in the address. */
export function useAuditFilter() {
  const [chosen, change] = useUrlState('action', 'person', 'day');
  const field = useTypedSearch(chosen.person, (person) => change({ person }));
  const action = AUDIT_ACTIONS.find((each) => each === chosen.action);
  const person = ADDRESS.test(chosen.person) ? chosen.person : undefined;
  const day = DAY.test(chosen.day) && !Number.isNaN(Date.parse(chosen.day)) ? chosen.day : undefined;
  const filter = useMemo(
    () => ({ ...(action && { action }), ...(person && { person }), ...(day && { day }) }),
    [action, person, day],
  );
  return {
    /** What to ask the server for. */
    filter,
    narrowed: Object.keys(filter).length > 0,
    showAll: () => change({ action: '', person: '', day: '' }, STEP),
    fields: {
      action,
      onAction: (wanted: string) => change({ action: wanted }, STEP),
      person: field.typed,
      onPerson: field.type,
      day: day ?? '',
      onDay: (wanted: string) => change({ day: wanted }, STEP),
    },
  };
}

interface AuditFiltersProps {
  readonly action: AuditAction | undefined;
  readonly onAction: (action: string) => void;
  readonly person: string;
  readonly onPerson: (person: string) => void;
  /** YYYY-MM-DD; empty for any. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

export function AuditFilters({ action, onAction, person, onPerson, day, onDay }: AuditFiltersProps) {
  const t = useMessages();
  const unfinished = person.trim() !== '' && !ADDRESS.test(person.trim());
  return (
    <search className={styles.filters}>
      <SelectField
        label={t('audit.filter.action')}
        placeholder={t('audit.filter.any')}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
        value={action ?? ''}
        onChange={({ target }) => onAction(target.value)}
      />
      <TextField type="date" label={t('audit.filter.day')} value={day} onChange={({ target }) => onDay(target.value)} />
      <TextField
        type="search"
        inputMode="email"
        autoComplete="off"
        maxLength={LENGTHS.email}
        label={t('audit.filter.person')}
        hint={unfinished ? t('audit.filter.wholeAddress') : undefined}
        icon={<SearchIcon />}
        value={person}
        onChange={({ target }) => onPerson(target.value)}
      />
    </search>
  );
}
