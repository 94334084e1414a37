import { useGetBuyerOverviewQuery } from '@kaaj/api-client';
import { ButtonLink, Grid, LoadMore, Money, PageHeading, SectionHeading, Stack, StatRow, useFormat } from '@kaaj/ui';
import { LazyChart } from '@kaaj/ui/data';
import { ColumnPlace, ErrorState, Statistic } from '@kaaj/ui-desk';
import { useColumnChoice, useTrendText, useExpandableList } from '@kaaj/page-kit';
import { useOwnEmail, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { FirstSteps } from './first-steps';
import { OpenDisputes } from './open-disputes';
import { usePendingReviews } from './use-pending-reviews';
import { ReviewTable } from './review-table';

const loadSpendingChart = () => import('./spending-chart');
const loadDecisionsChart = () => import('./decisions-chart');
const loadWaitsChart = () => import('./waits-chart');

export default function OverviewPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const { size, grows, more } = useExpandableList();
  const { data, currentData, error, isFetching, refetch } = useGetBuyerOverviewQuery({ email, size });
  const [setPlace, choice] = useColumnChoice('review');
  const toReview = usePendingReviews();
  const change = useTrendText();
  const format = useFormat();

  if (error && !data) {
    return (
      <Stack gap={6}>
        <PageHeading title={t('overview.title')} tabTitle={t('page.dashboardHome')} />
        <ErrorState title={t('review.failed')} retrying={isFetching} onRetry={refetch} />
      </Stack>
    );
  }
  const overview = data?.data;
  const moreFailed = Boolean(error) && !currentData;
  const [counts] = overview?.overview ?? [];
  const [payments] = overview?.totalPayments ?? [];
  return (
    <Stack gap={7}>
      <PageHeading
        title={t('overview.title')}
        tabTitle={t('page.dashboardHome')}
        lead={toReview?.sentence}
        leadRoom
        actions={toReview && <NextStep waits={toReview.waits} />}
      />
      <FirstSteps overview={overview} />
      <OpenDisputes>
        <StatRow>
          <Statistic
            title={t('overview.totalTasks')}
            value={counts?.countOfTasks ?? '–'}
            change={change(overview?.changes.tasks)}
          />
          <Statistic
            title={t('overview.pendingTasks')}
            value={counts?.totalRequiredWorkers ?? '–'}
            hint={t('overview.pendingHint')}
          />
          <Statistic
            title={t('overview.totalPayments')}
            value={payments ? <Money cents={Math.round(payments.totalPaid * 100)} /> : '–'}
            hint={t('overview.paymentsHint')}
            change={change(overview?.changes.payments, (dollars) => format.dollars(Math.round(dollars * 100)))}
          />
        </StatRow>
        <section aria-labelledby="review">
          <SectionHeading id="review" size="small" title={t('review.title')} actions={<ColumnPlace ref={setPlace} />} />
          <ReviewTable submissions={overview?.submissions} {...choice} />
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
          <Grid min={380} max={2}>
            <LazyChart load={loadSpendingChart}>
              {(SpendingChart) => <SpendingChart history={overview.history} />}
            </LazyChart>
            <LazyChart load={loadDecisionsChart}>
              {(DecisionsChart) => <DecisionsChart history={overview.history} />}
            </LazyChart>
          </Grid>
        )}
        {overview && <LazyChart load={loadWaitsChart}>{(WaitsChart) => <WaitsChart />}</LazyChart>}
      </OpenDisputes>
    </Stack>
  );
}

/** What brings a buyer on: to decide on what waits, else another task, for which they need coins. */
function NextStep({ waits }: { readonly waits: boolean }) {
  const t = useMessages();
  const { user } = useSession();
  if (waits) return <ButtonLink href="/dashboard/review">{t('review.openDesk')}</ButtonLink>;
  if (user?.availableCoin === 0) {
    return <ButtonLink href="/dashboard/purchaseCoin">{t('menu.purchaseCoin')}</ButtonLink>;
  }
  return <ButtonLink href="/dashboard/addTask">{t('menu.addTask')}</ButtonLink>;
}
