import { useCheckLedgerMutation, useGetLedgerHealthQuery } from '@kaaj/api-client';
import { type LedgerHealth } from '@kaaj/contract';
import {
  Banner,
  Button,
  Card,
  CoinAmount,
  SkeletonRegion,
  Money,
  PageHeading,
  SectionHeading,
  Stack,
  StatRow,
  useFormat,
} from '@kaaj/ui';
import { RefreshIcon } from '@kaaj/ui/icons';
import { ErrorState, DescriptionList, SkeletonCard, Stat, Table } from '@kaaj/ui-desk';
import { usePageTitle } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { FirstRowsHeading } from '../../shared/first-rows-heading';
import { BooksBanner } from './books-banner';
import { PaymentCases } from './payment-cases';
import { Solvency } from './solvency';

const KINDS = [
  'available',
  'held',
  'escrow',
  'batched',
  'disputed',
  'payable',
  'granted',
  'sold',
  'redeemed',
  'corrected',
  'forfeited',
  'frozen',
  'goodwill',
  'fees',
] as const;
/** Coins that people and tasks hold; the house's accounts are their counterpart. */
const IN_CIRCULATION = ['available', 'held', 'escrow', 'batched', 'disputed', 'payable'] as const;

const POLL_INTERVAL_MS = 2_000;

const centsOf = (dollars: number) => Math.round(dollars * 100);

export default function LedgerPage() {
  const t = useMessages();
  const [waiting, setWaiting] = useState(false);
  const { data, error, isFetching, refetch } = useGetLedgerHealthQuery(undefined, {
    pollingInterval: waiting ? POLL_INTERVAL_MS : 0,
  });
  const [check, { isLoading, isError: notAsked }] = useCheckLedgerMutation();
  const expected = data !== undefined && (data.data.checking || data.data.checkedAt === null);
  useEffect(() => setWaiting(expected), [expected]);
  usePageTitle(t('ledger.title'));

  if (error && !data) {
    return (
      <Stack gap={6}>
        <PageHeading title={t('ledger.title')} lead={t('ledger.lead')} />
        <ErrorState title={t('ledger.failed')} retrying={isFetching} onRetry={refetch} />
      </Stack>
    );
  }
  return (
    <Stack gap={7}>
      <PageHeading
        title={t('ledger.title')}
        lead={t('ledger.lead')}
        actions={
          <Button
            variant="secondary"
            icon={<RefreshIcon />}
            pending={isLoading || data?.data.checking === true}
            onClick={() => void check()}
          >
            {t('ledger.check')}
          </Button>
        }
      />
      {notAsked && <Banner kind="error">{t('ledger.notAsked')}</Banner>}
      {data ? (
        <>
          <Checked health={data.data} />
          {/* What comes above later would push the case away that somebody was led to. */}
          <PaymentCases />
        </>
      ) : (
        <SkeletonRegion>
          <SkeletonCard lines={8} />
        </SkeletonRegion>
      )}
      <Solvency />
    </Stack>
  );
}

function Checked({ health }: { health: LedgerHealth }) {
  const t = useMessages();
  if (health.checkedAt !== null) return <Health health={health} checkedAt={health.checkedAt} />;
  return (
    <>
      <Banner>{t('ledger.unchecked')}</Banner>
      <Undelivered entries={health.undelivered} />
    </>
  );
}

/** Says nothing as long as everything arrives. */
function Undelivered({ entries }: { entries: LedgerHealth['undelivered'] }) {
  const t = useMessages();
  const count = Object.values(entries).reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  return <Banner kind="warn">{t('ledger.undelivered', { count })}</Banner>;
}

/** What is missing if everybody withdraws: more than that the books balance, which they can without the money. */
function Shortfall({ health }: { health: LedgerHealth }) {
  const t = useMessages();
  const format = useFormat();
  const dollars = (amount: number) => format.dollars(centsOf(amount));
  return (
    <Banner
      kind="warn"
      title={t('ledger.short', {
        redeemable: dollars(health.dollarsRedeemable),
        received: dollars(health.dollarsReceived),
      })}
    >
      {t('ledger.shortBy', { paidOut: dollars(health.dollarsPaidOut), short: dollars(health.dollarsShort) })}
    </Banner>
  );
}

function Health({ health, checkedAt }: { health: LedgerHealth; checkedAt: string }) {
  const t = useMessages();
  const format = useFormat();
  const balanced = health.sum === 0 && health.mismatchCount === 0 && health.negativeCount === 0;
  const circulating = IN_CIRCULATION.reduce((sum, kind) => sum + (health.byKind[kind] ?? 0), 0);
  const short = health.dollarsShort > 0;
  const checked = t('ledger.checkedAt', { time: format.dateTime(checkedAt) });
  return (
    <>
      {!balanced && (
        <Banner kind="error" title={t('ledger.unbalanced')}>
          {checked}
        </Banner>
      )}
      {short && <Shortfall health={health} />}
      {balanced && (
        <Banner kind={short ? 'info' : 'good'} title={t('ledger.balanced')}>
          {checked}
        </Banner>
      )}
      {health.dollarsTakenBack > 0 && (
        <Banner kind="warn">
          {t('ledger.taken', {
            taken: centsOf(health.dollarsTakenBack),
            coins: health.coinsLost,
            lost: centsOf(health.dollarsLost),
          })}
        </Banner>
      )}
      <BooksBanner books={health.books} />
      <Undelivered entries={health.undelivered} />
      <StatRow>
        <Stat label={t('ledger.sum')} value={health.sum} />
        <Stat label={t('ledger.circulation')} value={<CoinAmount coins={circulating} size="large" />} />
        <Stat label={t('ledger.received')} value={<Money cents={centsOf(health.dollarsReceived)} />} />
        <Stat label={t('ledger.paidOut')} value={<Money cents={centsOf(health.dollarsPaidOut)} />} />
        <Stat label={t('ledger.redeemable')} value={<Money cents={centsOf(health.dollarsRedeemable)} />} />
      </StatRow>
      <Card as="section" aria-labelledby="by-kind">
        <SectionHeading id="by-kind" size="small" title={t('ledger.byKind')} />
        <DescriptionList
          facts={KINDS.map((kind) => ({
            key: kind,
            label: t(`ledger.kind.${kind}`),
            value: <CoinAmount coins={health.byKind[kind] ?? 0} />,
          }))}
        />
      </Card>
      {health.mismatches.length > 0 && (
        <section aria-labelledby="mismatches">
          <FirstRowsHeading
            id="mismatches"
            title={t('ledger.mismatches')}
            shown={health.mismatches.length}
            all={health.mismatchCount}
          />
          <Table
            label={t('ledger.mismatches')}
            rows={health.mismatches}
            rowKey={({ account }) => account}
            empty={null}
            columns={[
              {
                key: 'account',
                title: t('ledger.account'),
                card: 'title',
                render: ({ account }) => <code>{account}</code>,
              },
              { key: 'stored', title: t('ledger.stored'), align: 'end', render: ({ stored }) => format.number(stored) },
              {
                key: 'transferred',
                title: t('ledger.transferred'),
                align: 'end',
                render: ({ transferred }) => format.number(transferred),
              },
            ]}
          />
        </section>
      )}
    </>
  );
}
