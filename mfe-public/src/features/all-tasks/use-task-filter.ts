import { SORT_ORDERS, type SortOrder } from '@kaaj/contract';
import { useSearchParams } from '@kaaj/web-kit';

export interface TaskFilter {
  /** Empty: the newest first. */
  readonly sort: SortOrder | '';
  readonly search: string;
  /** Only tasks that still take work. */
  readonly open: boolean;
}

const sortOf = (text: string | null): TaskFilter['sort'] => SORT_ORDERS.find((order) => order === text) ?? '';

/** Sort, search and "open only" live in the address, so that Back, reload and a shared link keep them. */
export function useTaskFilter(): { filter: TaskFilter; change: (part: Partial<TaskFilter>) => void } {
  const [address, setAddress] = useSearchParams();
  const filter: TaskFilter = {
    sort: sortOf(address.get('sort')),
    search: address.get('search') ?? '',
    open: address.get('open') === 'true',
  };
  const change = (part: Partial<TaskFilter>) => {
    const { sort, search, open } = { ...filter, ...part };
    const entries = Object.entries({ sort, search, open: open ? 'true' : '' }).filter(([, value]) => value !== '');
    // Typing would fill the history with every letter; a choice is a step that Back undoes.
    setAddress(Object.fromEntries(entries), {
      replace: Object.keys(part).join() === 'search',
      preventScrollReset: true,
    });
  };
  return { filter, change };
}
