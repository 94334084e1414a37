import { type TaskFilter, useTaskPagesInfiniteQuery } from '@kaaj/api-client';
import { type SortOrder } from '@kaaj/contract';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Loading,
  LoadMore,
  PageHeading,
  Row,
  SearchIcon,
  SelectField,
  Stack,
  SwitchField,
  TaskCard,
  TaskCardSkeleton,
  TextField,
} from '@kaaj/ui';
import { useCommonMessages, usePageTitle, useRows, useSettled, useUrlState } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export default function TaskListPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const [filter, change] = useUrlState('sort', 'search', 'open');
  const search = useSettled(filter.search.trim());
  const asked: TaskFilter = {
    ...(filter.sort && { sort: filter.sort as SortOrder }),
    ...(search && { search }),
    ...(filter.open && { open: 'true' }),
  };
  const { rows, loading, error, retry, hasMore, loadMore, loadingMore } = useRows(useTaskPagesInfiniteQuery(asked));
  const filtered = Boolean(search || filter.open);
  usePageTitle(t('tasks.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('tasks.title')} lead={t('tasks.lead')} />
      <Row as="search" gap={4} align="end">
        <TextField
          type="search"
          label={t('tasks.search')}
          icon={<SearchIcon />}
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField
          label={t('tasks.sort')}
          value={filter.sort}
          onChange={({ target }) => change({ sort: target.value }, { push: true })}
          options={[
            { value: '', label: t('tasks.sortNone') },
            { value: 'dsc', label: t('tasks.sortHigh') },
            { value: 'asc', label: t('tasks.sortLow') },
          ]}
        />
        <SwitchField
          label={t('tasks.openOnly')}
          checked={filter.open === 'true'}
          onChange={({ target }) => change({ open: target.checked ? 'true' : '' }, { push: true })}
        />
      </Row>
      {error && <ErrorState title={t('tasks.failed')} retryLabel={common('action.retry')} onRetry={retry} />}
      {loading && (
        <Loading>
          <Grid max={4}>
            {SKELETONS.map((key) => (
              <TaskCardSkeleton key={key} />
            ))}
          </Grid>
        </Loading>
      )}
      {!loading && !error && rows.length === 0 && (
        <EmptyState
          drawing="no-tasks"
          title={t('tasks.empty')}
          text={filtered ? t('tasks.emptyFiltered') : t('tasks.emptyText')}
          action={
            filtered ? (
              <Button variant="secondary" onClick={() => change({ search: '', open: '' })}>
                {t('tasks.clear')}
              </Button>
            ) : undefined
          }
        />
      )}
      <Grid max={4}>
        {rows.map((task) => (
          <TaskCard
            key={task._id}
            title={task.title}
            buyerName={task.buyer.name}
            completionDate={task.completionDate}
            payableAmount={task.payableAmount}
            requiredWorkers={task.requiredWorkers}
            labels={{
              buyer: t('tasks.buyer'),
              completionDate: t('tasks.completionDate'),
              payableAmount: t('tasks.payableAmount'),
              requiredWorkers: t('tasks.requiredWorkers'),
            }}
            badge={task.requiredWorkers === 0 ? <Badge>{t('tasks.full')}</Badge> : undefined}
            link={
              <ButtonLink block href={`/dashboard/taskDetails/${task._id}`}>
                {t('tasks.viewDetails')}
              </ButtonLink>
            }
          />
        ))}
      </Grid>
      <LoadMore hasMore={hasMore} loading={loadingMore} onMore={loadMore} label={common('action.loadMore')} />
    </Stack>
  );
}
