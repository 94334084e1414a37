import { useGetAdminOverviewQuery } from '@kaaj/api-client';
import { CoinAmount, Grid, Money, PageHeading, SectionHeading, Stack, StatRow, useFormat } from '@kaaj/ui';
import { LazyChart } from '@kaaj/ui/data';
import { ColumnPlace, ErrorState, Statistic } from '@kaaj/ui-desk';
import { useColumnChoice, useTrendText } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { RequestTable } from './request-table';
import { useRequestsWaiting } from './use-requests-waiting';

const loadCoinsChart = () => import('./coins-chart');
const loadPeopleChart = () => import('./people-chart');
const loadWaitsChart = () => import('./waits-chart');

export default function OverviewPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const { data, error, isFetching, refetch } = useGetAdminOverviewQuery({ email });
  const [setPlace, choice] = useColumnChoice('requests');
  const waiting = useRequestsWaiting(data);
  const change = useTrendText();
  const format = useFormat();

  if (error && !data) {
    return (
      <Stack gap={6}>
        <PageHeading title={t('overview.title')} tabTitle={t('page.dashboardHome')} />
        <ErrorState title={t('requests.failed')} retrying={isFetching} onRetry={refetch} />
      </Stack>
    );
  }
  const overview = data?.data;
  const [coins] = overview?.totalAvailableCoin ?? [];
  const [paid] = overview?.totalPayment ?? [];
  return (
    <Stack gap={7}>
      <PageHeading title={t('overview.title')} tabTitle={t('page.dashboardHome')} lead={waiting} leadRoom />
      <StatRow>
        <Statistic
          title={t('overview.workers')}
          value={overview?.totalWorker ?? '–'}
          change={change(overview?.changes.workers)}
        />
        <Statistic
          title={t('overview.buyers')}
          value={overview?.totalBuyer ?? '–'}
          change={change(overview?.changes.buyers)}
        />
        <Statistic
          title={t('overview.coins')}
          value={coins ? <CoinAmount coins={coins.totalCoins} size="large" /> : '–'}
          hint={t('overview.coinsHint')}
        />
        <Statistic
          title={t('overview.payments')}
          value={paid ? <Money cents={Math.round(paid.totalPaid * 100)} /> : '–'}
          hint={t('overview.paymentsHint')}
          change={change(overview?.changes.payments, (dollars) => format.dollars(Math.round(dollars * 100)))}
        />
        {overview && overview.feeCoins > 0 && (
          <Statistic
            title={t('overview.fees')}
            value={<CoinAmount coins={overview.feeCoins} size="large" />}
            hint={t('overview.feesHint')}
          />
        )}
      </StatRow>
      <section aria-labelledby="requests">
        <SectionHeading
          id="requests"
          size="small"
          title={t('requests.title')}
          actions={<ColumnPlace ref={setPlace} />}
        />
        <RequestTable requests={overview?.pendingPayments} {...choice} />
      </section>
      {/* The table above grows as it is filled, and would push it away. */}
      {overview && (
        <Grid min={380} max={2}>
          <LazyChart load={loadCoinsChart}>{(CoinsChart) => <CoinsChart history={overview.history} />}</LazyChart>
          <LazyChart load={loadPeopleChart}>{(PeopleChart) => <PeopleChart history={overview.history} />}</LazyChart>
        </Grid>
      )}
      {overview && <LazyChart load={loadWaitsChart}>{(WaitsChart) => <WaitsChart />}</LazyChart>}
    </Stack>
  );
}
