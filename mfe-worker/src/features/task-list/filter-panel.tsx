import { TASK_CATEGORIES } from '@kaaj/contract';
import { Badge, SelectField, SwitchField, useDuration } from '@kaaj/ui';
import { FilterIcon } from '@kaaj/ui/icons';
import { useTaskText } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { COINS, MINUTES, type useFilters } from './use-filters';
import styles from './filter-panel.module.css';

type FilterPanel = ReturnType<typeof useFilters>;

/** The kind of work, what it takes and pays, and whether what one has done is shown: open where something is chosen. */
export function FilterPanel({ count, fields }: Pick<FilterPanel, 'count' | 'fields'>) {
  const t = useMessages();
  const { category } = useTaskText();
  const duration = useDuration();
  const [openAtFirst] = useState(count > 0);
  return (
    <details open={openAtFirst}>
      <summary className={styles.summary}>
        <FilterIcon size={18} />
        {t('tasks.more')}
        {count > 0 && <Badge tone="accent">{t('tasks.chosen', { count })}</Badge>}
      </summary>
      <div className={styles.fields}>
        <SelectField
          label={t('tasks.category')}
          placeholder={t('tasks.anyCategory')}
          options={TASK_CATEGORIES.map((name) => ({ value: name, label: category(name) }))}
          value={fields.category}
          onChange={({ target }) => fields.onCategory(target.value)}
        />
        <SelectField
          label={t('tasks.minutes')}
          placeholder={t('tasks.anyMinutes')}
          options={MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t('tasks.atMost', { duration: duration(minutes) }),
          }))}
          value={fields.minutes}
          onChange={({ target }) => fields.onMinutes(target.value)}
        />
        <SelectField
          label={t('tasks.pay')}
          placeholder={t('tasks.anyPay')}
          options={COINS.map((coins) => ({
            value: String(coins),
            label: t('tasks.atLeast', { amount: coins }),
          }))}
          value={fields.pay}
          onChange={({ target }) => fields.onPay(target.value)}
        />
        <SwitchField
          label={t('tasks.unnoticed')}
          checked={fields.unnoticed}
          onChange={({ target }) => fields.onUnnoticed(target.checked)}
        />
        <SwitchField
          label={t('tasks.unsent')}
          checked={fields.unsent}
          onChange={({ target }) => fields.onUnsent(target.checked)}
        />
      </div>
    </details>
  );
}
