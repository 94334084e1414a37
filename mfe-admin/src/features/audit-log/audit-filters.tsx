import { AUDIT_ACTIONS, isDay, LENGTHS } from '@kaaj/contract';
import { DatePicker, Form, SearchField, Select } from '@kaaj/ui-desk/forms';
import { useTypedSearch, useUrlState } from '@kaaj/page-kit';
import { useMemo } from 'react';
import { useMessages } from '../../messages';
import styles from './audit-filters.module.css';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^2\d{3}-\d{2}-\d{2}$/;
/** The filters of the audit log, stored in the URL. */
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
    /** The query parameters for the server. */
    filter,
    narrowed: Object.keys(filter).length > 0,
    showAll: () => change({ action: '', person: '', day: '' }, { push: true }),
    fields: {
      values: { action: action ?? '', day: day ?? '' },
      onChange: (name: 'action' | 'day', value: string) => {
        if (name === 'action' || value === '' || isDay(value)) change({ [name]: value }, { push: true });
      },
      person: field.typed,
      onPerson: field.type,
    },
  };
}

interface AuditFiltersProps {
  /** What is chosen; '' for any. The day is YYYY-MM-DD. */
  readonly values: { readonly action: string; readonly day: string };
  readonly onChange: (name: 'action' | 'day', value: string) => void;
  readonly person: string;
  readonly onPerson: (person: string) => void;
}

export function AuditFilters({ values, onChange, person, onPerson }: AuditFiltersProps) {
  const t = useMessages();
  const unfinished = person.trim() !== '' && !ADDRESS.test(person.trim());
  return (
    <search>
      <Form values={values} onChange={onChange} className={styles.filters}>
        <Form.Item name="action" label={t('audit.filter.action')}>
          <Select
            options={[
              { value: '', label: t('audit.filter.any') },
              ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.kind.${value}`) })),
            ]}
          />
        </Form.Item>
        <Form.Item name="day" label={t('audit.filter.day')}>
          <DatePicker />
        </Form.Item>
        <SearchField
          inputMode="email"
          autoComplete="off"
          maxLength={LENGTHS.email}
          label={t('audit.filter.person')}
          hint={unfinished ? t('audit.filter.wholeAddress') : undefined}
          clear={t('search.remove')}
          value={person}
          onChange={onPerson}
        />
      </Form>
    </search>
  );
}
