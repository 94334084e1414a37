import { useListTaskFiltersQuery, useRemoveTaskFilterMutation, useSaveTaskFilterMutation } from '@kaaj/api-client';
import { LENGTHS, LIMITS, type SavedFilter, type TaskCategory } from '@kaaj/contract';
import { Button, IconButton, Link, useDuration } from '@kaaj/ui';
import { BellIcon, CloseIcon } from '@kaaj/ui/icons';
import { useSend, useTaskText } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import styles from './saved-filters.module.css';

/** The current filters. */
interface FilterCriteria {
  readonly search?: string;
  readonly category?: TaskCategory;
  readonly minPay?: number;
  readonly maxMinutes?: number;
}

const asSaved = ({ search = '', category, minPay, maxMinutes }: FilterCriteria) =>
  JSON.stringify([search.toLowerCase(), category ?? null, minPay ?? null, maxMinutes ?? null]);

const asSought = ({ search, category, minPay, maxMinutes }: SavedFilter): FilterCriteria => ({
  search,
  ...(category && { category }),
  ...(minPay !== null && { minPay }),
  ...(maxMinutes !== null && { maxMinutes }),
});

/** The list with a saved filter chosen. */
function addressOf({ search, category, minPay, maxMinutes }: SavedFilter): string {
  const chosen = { search, category, pay: minPay, minutes: maxMinutes };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, String(value));
  return `/dashboard/tasklist?${query.toString()}`;
}

/** A filter in the reader's language; a notification has it in the language in which it was saved. */
function useName(): (sought: FilterCriteria) => string {
  const t = useMessages();
  const { category: categoryText } = useTaskText();
  const duration = useDuration();
  return ({ search, category, minPay, maxMinutes }) =>
    [
      category && categoryText(category),
      search && `“${search}”`,
      minPay !== undefined && t('tasks.atLeast', { amount: minPay }),
      maxMinutes !== undefined && t('tasks.atMost', { duration: duration(maxMinutes) }),
    ]
      .filter(Boolean)
      .join(' · ')
      .slice(0, LENGTHS.filterName);
}

/** The worker's saved filters, and a button to save the current one with notifications about matching new tasks. */
export function SavedFilters({ sought }: { readonly sought: FilterCriteria }) {
  const t = useMessages();
  const { send, button } = useSend();
  const name = useName();
  const filters = useListTaskFiltersQuery().data?.data ?? [];
  const [save] = useSaveTaskFilterMutation();
  const [remove] = useRemoveTaskFilterMutation();
  const now = asSaved(sought);
  const isChosen = now !== asSaved({});
  const isSaved = filters.some((filter) => asSaved(asSought(filter)) === now);
  const canSave = isChosen && !isSaved && filters.length < LIMITS.savedFiltersOfOne;
  if (filters.length === 0 && !canSave) return null;

  const add = () =>
    send(() => save({ saveFilterBody: { name: name(sought), ...sought } }).unwrap(), { success: t('saved.saved') });

  return (
    <section className={styles.filters} aria-label={t('saved.title')}>
      {canSave && (
        <Button variant="secondary" size="small" icon={<BellIcon size={18} />} {...button} onClick={() => void add()}>
          {t('saved.save')}
        </Button>
      )}
      {filters.length > 0 && (
        <ul className={styles.list}>
          {filters.map((filter) => (
            <li key={filter._id} className={styles.filter} data-snap>
              <Link
                href={addressOf(filter)}
                className={styles.link}
                aria-current={asSaved(asSought(filter)) === now ? 'true' : undefined}
              >
                {name(asSought(filter))}
              </Link>
              <IconButton
                label={t('saved.remove', { name: name(asSought(filter)) })}
                icon={<CloseIcon size={16} />}
                disabled={button.disabled}
                onClick={() => void send(() => remove({ id: filter._id }).unwrap())}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
