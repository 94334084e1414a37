import { useCheckLedgerMutation, useGetLedgerHealthQuery } from '@kaaj/api-client';
import { type LedgerHealth } from '@kaaj/contract';
import {
  Banner,
  Button,
  LoadingCard,
  CoinAmount,
  Money,
  PageHeading,
  SectionCard,
  Stack,
  StatRow,
  useFormat,
} from '@kaaj/ui';
import { RefreshIcon } from '@kaaj/ui/icons';
import { ErrorState, Descriptions, Statistic, Table } from '@kaaj/ui-desk';
import { Fragment, useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { FirstRowsHeading } from '../../shared/first-rows-heading';
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
/** Coins of people and tasks; the platform's accounts are their counterpart. */
const IN_CIRCULATION = ['available', 'held', 'escrow', 'batched', 'disputed', 'payable'] as const;

/** The worst first. */
const SEVERITIES = ['error', 'warn', 'info', 'good'] as const;

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
          <StatusLine health={data.data} />
          {data.data.checkedAt !== null && <Health health={data.data} />}
          {/* Content that loads later above the case would move it out of view. */}
          <PaymentCases />
        </>
      ) : (
        <LoadingCard lines={8} />
      )}
      <Solvency />
    </Stack>
  );
}

type Fact = {
  readonly kind: (typeof SEVERITIES)[number];
  readonly words: string;
  readonly more?: readonly string[];
};

/** The state of the ledger, the worst finding first. */
function StatusLine({ health }: { health: LedgerHealth }) {
  const t = useMessages();
  const format = useFormat();
  const { books, checkedAt, undelivered } = health;
  const dollars = (amount: number) => format.dollars(centsOf(amount));
  const lost = Object.values(undelivered).reduce((sum, each) => sum + each, 0);
  const balanced = health.sum === 0 && health.mismatchCount === 0 && health.negativeCount === 0;
  const checked: readonly (Fact | false)[] = [
    !balanced && { kind: 'error', words: t('ledger.unbalanced') },
    books.faults > 0 && { kind: 'error', words: t('ledger.books.broken', { count: books.faults }), more: books.named },
    health.dollarsShort > 0 && {
      kind: 'warn',
      words: t('ledger.short', {
        redeemable: dollars(health.dollarsRedeemable),
        received: dollars(health.dollarsReceived),
      }),
      more: [
        t('ledger.shortBy', { paidOut: dollars(health.dollarsPaidOut), short: dollars(health.dollarsShort) }),
        t('ledger.shortWhy'),
      ],
    },
    health.dollarsTakenBack > 0 && {
      kind: 'warn',
      words: t('ledger.taken', {
        taken: centsOf(health.dollarsTakenBack),
        coins: health.coinsLost,
        lost: centsOf(health.dollarsLost),
      }),
    },
    balanced && { kind: 'good', words: t('ledger.balanced') },
    books.faults === 0 && {
      kind: 'good',
      words: books.lastDay ? t('ledger.books.hold', { day: format.date(books.lastDay) }) : t('ledger.books.none'),
    },
  ];
  const facts = [
    lost > 0 && ({ kind: 'warn', words: t('ledger.undelivered', { count: lost }) } as const),
    ...(checkedAt === null ? [{ kind: 'info', words: t('ledger.unchecked') } as const] : checked),
  ].filter((fact) => fact !== false);
  const [worst, ...others] = SEVERITIES.flatMap((kind) => facts.filter((fact) => fact.kind === kind));
  if (!worst) return null;
  const words = [
    ...(worst.more ?? []),
    ...others.flatMap((other) => [other.words, ...(other.more ?? [])]),
    ...(checkedAt === null ? [] : [t('ledger.checkedAt', { time: format.dateTime(checkedAt) })]),
  ];
  return (
    <Banner kind={worst.kind} title={worst.words}>
      {words.map((each) => (
        <Fragment key={each}>
          <span>{each}</span>{' '}
        </Fragment>
      ))}
    </Banner>
  );
}

function Health({ health }: { health: LedgerHealth }) {
  const t = useMessages();
  const format = useFormat();
  const circulating = IN_CIRCULATION.reduce((sum, kind) => sum + (health.byKind[kind] ?? 0), 0);
  return (
    <>
      <StatRow>
        <Statistic title={t('ledger.sum')} value={health.sum} />
        <Statistic title={t('ledger.circulation')} value={<CoinAmount coins={circulating} size="large" />} />
        <Statistic title={t('ledger.received')} value={<Money cents={centsOf(health.dollarsReceived)} />} />
        <Statistic title={t('ledger.paidOut')} value={<Money cents={centsOf(health.dollarsPaidOut)} />} />
        <Statistic title={t('ledger.redeemable')} value={<Money cents={centsOf(health.dollarsRedeemable)} />} />
      </StatRow>
      <SectionCard title={t('ledger.byKind')}>
        <Descriptions
          items={KINDS.map((kind) => ({
            key: kind,
            label: t(`ledger.kind.${kind}`),
            children: <CoinAmount coins={health.byKind[kind] ?? 0} />,
          }))}
        />
      </SectionCard>
      {health.mismatches.length > 0 && (
        <section aria-labelledby="mismatches">
          <FirstRowsHeading
            id="mismatches"
            title={t('ledger.mismatches')}
            shown={health.mismatches.length}
            all={health.mismatchCount}
          />
          <p className="k-field__hint">{t('ledger.mismatchesWhy')}</p>
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
