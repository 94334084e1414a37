import {
  useGetLedgerHealthQuery,
  useListBrakedBuyersQuery,
  useListDisputesQuery,
  useListPayoutsQuery,
} from '@kaaj/api-client';
import { type LedgerHealth, LIMITS } from '@kaaj/contract';
import { type BadgeProps, Card, Grid, Link, PageHeading, SkeletonBox, Stack, useFormat } from '@kaaj/ui';
import { CalendarIcon, HistoryIcon, ListIcon, ShieldIcon, UserIcon, WalletIcon } from '@kaaj/ui/icons';
import { Badge } from '@kaaj/ui-desk';
import { usePageTitle } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../../messages';
import styles from './operations.module.css';

const PAGE = { size: LIMITS.listPageSizeMax };

interface State {
  readonly tone: BadgeProps['tone'];
  readonly text: string;
}

interface Query {
  readonly data?: unknown;
  readonly isError: boolean;
}

/** What an owner looks after, each place with what waits there. */
export default function OperationsPage() {
  const t = useMessages();
  usePageTitle(t('operations.title'));
  return (
    <Stack gap={6}>
      <PageHeading title={t('operations.title')} lead={t('operations.lead')} />
      <Grid as="ul" min={300} max={2} className={styles.places}>
        <Payouts />
        <Disputes />
        <Brakes />
        <Health />
        <Place
          href="/dashboard/payouts/day"
          icon={<CalendarIcon />}
          title={t('payouts.day.title')}
          lead={t('operations.day')}
        />
        <Place href="/dashboard/auditLog" icon={<HistoryIcon />} title={t('audit.title')} lead={t('audit.lead')} />
      </Grid>
    </Stack>
  );
}

/** Says how many wait, or that nobody does; a page that is full may have more behind it. */
function useCount() {
  const t = useMessages();
  const format = useFormat();
  return (rows: readonly unknown[], words: 'payouts' | 'disputes' | 'brakes', tone: State['tone'] = 'warn'): State => {
    if (rows.length === 0) return { tone: 'good', text: t(`operations.${words}.none`) };
    const amount = `${format.number(rows.length)}${rows.length < LIMITS.listPageSizeMax ? '' : '+'}`;
    return { tone, text: t(`operations.${words}.count`, { count: rows.length, amount }) };
  };
}

function Payouts() {
  const t = useMessages();
  const count = useCount();
  const query = useListPayoutsQuery({ state: 'queued', ...PAGE });
  const rows = query.data?.data ?? [];
  return (
    <Place
      href="/dashboard/payouts"
      icon={<WalletIcon />}
      title={t('payouts.title')}
      lead={t('operations.payouts')}
      query={query}
      state={count(rows, 'payouts', rows.some(({ overdue }) => overdue) ? 'bad' : 'warn')}
    />
  );
}

function Disputes() {
  const t = useMessages();
  const count = useCount();
  const query = useListDisputesQuery(PAGE);
  const toDecide = query.data?.data.filter(({ state }) => state !== 'decided') ?? [];
  return (
    <Place
      href="/dashboard/disputes"
      icon={<ListIcon />}
      title={t('disputes.title')}
      lead={t('disputes.lead')}
      query={query}
      state={count(toDecide, 'disputes')}
    />
  );
}

function Brakes() {
  const t = useMessages();
  const count = useCount();
  const query = useListBrakedBuyersQuery();
  return (
    <Place
      href="/dashboard/disputes#braked-buyers"
      icon={<UserIcon />}
      title={t('brake.title')}
      lead={t('operations.brakes')}
      query={query}
      state={count(query.data?.data ?? [], 'brakes')}
    />
  );
}

function Health() {
  const t = useMessages();
  const query = useGetLedgerHealthQuery();
  const state = useHealthState(query.data?.data);
  return (
    <Place
      href="/dashboard/ledger"
      icon={<ShieldIcon />}
      title={t('ledger.title')}
      lead={t('operations.ledger')}
      query={query}
      state={state}
    />
  );
}

/** The worst of it first: coins that do not add up, then money that would be missing. Undefined before the first check. */
function useHealthState(health: LedgerHealth | undefined): State | undefined {
  const t = useMessages();
  if (!health?.checkedAt) return undefined;
  if (health.sum !== 0 || health.mismatchCount > 0 || health.negativeCount > 0)
    return { tone: 'bad', text: t('operations.ledger.wrong') };
  const short = Math.round(health.dollarsShort * 100);
  if (short > 0) return { tone: 'warn', text: t('operations.ledger.short', { amount: short }) };
  return { tone: 'good', text: t('operations.ledger.good') };
}

interface PlaceProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** What `state` is read from; without one the place has no state. */
  readonly query?: Query;
  readonly state?: State;
}

function Place({ href, icon, title, lead, query, state }: PlaceProps) {
  return (
    <Card as="li" className={styles.place}>
      <h2 className={styles.title}>
        {icon}
        <Link href={href}>{title}</Link>
      </h2>
      <p className={styles.lead}>{lead}</p>
      {query && (
        <p className={styles.state}>
          <Waiting query={query} state={state} />
        </p>
      )}
    </Card>
  );
}

function Waiting({ query: { data, isError }, state }: { readonly query: Query; readonly state: State | undefined }) {
  const t = useMessages();
  if (!data) return isError ? t('operations.failed') : <SkeletonBox height={24} />;
  return state && <Badge tone={state.tone}>{state.text}</Badge>;
}
