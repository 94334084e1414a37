import { useGetWorkerOverviewQuery } from '@kaaj/api-client';
import { type Submission } from '@kaaj/contract';
import {
  ButtonLink,
  CoinAmount,
  ErrorState,
  EmptyState,
  LoadMore,
  PageHeading,
  LoadingCard,
  SectionHeading,
  Stack,
  Stat,
  StatRow,
} from '@kaaj/ui';
import { LazyChart, type Column, Table } from '@kaaj/ui/data';
import { useExpandableList, useTrendText, useWorkerToDo } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { useSubmissionColumns } from '../../shared/use-submission-columns';
import { useOverviewSummary } from './use-overview-summary';
import { FirstSteps } from './first-steps';
import { ActiveClaims } from './active-claims';
import { RequestedChanges } from './requested-changes';

const loadEarningsChart = () => import('./earnings-chart');

export default function OverviewPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const { size, grows, more } = useExpandableList();
  const { data, currentData, error, isFetching, refetch } = useGetWorkerOverviewQuery({ email, size });
  const toDo = useWorkerToDo();
  const lead = useOverviewSummary();
  const change = useTrendText();

  if (error && !data) {
    return (
      <Stack gap={6}>
        <PageHeading title={t('overview.title')} tabTitle={t('page.dashboardHome')} />
        <ErrorState title={t('state.failed')} retrying={isFetching} onRetry={refetch} />
      </Stack>
    );
  }
  const overview = data?.data;
  const moreFailed = Boolean(error) && !currentData;
  return (
    <Stack gap={7}>
      <PageHeading
        title={t('overview.title')}
        tabTitle={t('page.dashboardHome')}
        lead={lead(overview, toDo?.revisions.length)}
        leadRoom
        actions={<ButtonLink href="/dashboard/tasklist">{t('mine.find')}</ButtonLink>}
      />
      {/* What has to be done is above the figures, which would move when it loads after them. */}
      {toDo ? (
        <>
          <RequestedChanges submissions={toDo.revisions} />
          <ActiveClaims claims={toDo.claims} />
          <FirstSteps overview={overview} />
          <StatRow>
            <Stat
              label={t('overview.submissions')}
              value={overview?.submissionCount ?? '–'}
              change={change(overview?.changes.submissions)}
            />
            <Stat
              label={t('overview.pending')}
              value={overview?.pendingSubmissionsCount ?? '–'}
              hint={
                toDo.revisions.length > 0
                  ? t('overview.revisionsHint', { count: toDo.revisions.length })
                  : t('overview.pendingHint')
              }
            />
            <Stat
              label={t('overview.earning')}
              value={overview ? <CoinAmount coins={overview.totalEarning.totalPayableAmount} size="large" /> : '–'}
              change={change(overview?.changes.earning)}
            />
          </StatRow>
          <section aria-labelledby="approved">
            <SectionHeading id="approved" size="small" title={t('overview.approved')} />
            <ApprovedSubmissions submissions={overview?.acceptedSubmissions} />
            <LoadMore
              byHand
              hasMore={moreFailed || (grows && Boolean(data?.page.next))}
              loading={isFetching}
              onMore={moreFailed ? refetch : more}
              failed={moreFailed}
            />
          </section>
          {/* The table above grows as it is filled, and would push it away. */}
          {overview && (
            <LazyChart load={loadEarningsChart}>
              {(EarningsChart) => <EarningsChart history={overview.history} />}
            </LazyChart>
          )}
        </>
      ) : (
        <LoadingCard />
      )}
    </Stack>
  );
}

function ApprovedSubmissions({ submissions }: { submissions: readonly Submission[] | undefined }) {
  const t = useMessages();
  const { pay, buyer, status } = useSubmissionColumns();
  const columns: Column<Submission>[] = [
    { key: 'title', title: t('column.taskTitle'), card: 'title', render: ({ task }) => task.title },
    pay,
    buyer,
    status,
  ];
  return (
    <Table
      label={t('overview.approved')}
      columns={columns}
      rows={submissions}
      rowKey={({ _id }) => _id}
      empty={
        <EmptyState
          drawing="no-submissions"
          title={t('mine.empty')}
          text={t('overview.firstStep')}
          action={<ButtonLink href="/dashboard/tasklist">{t('mine.find')}</ButtonLink>}
        />
      }
    />
  );
}
