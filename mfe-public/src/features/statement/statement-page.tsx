import { useStatementPagesInfiniteQuery } from '@kaaj/api-client';
import { STATEMENT_GROUPS, type StatementLine } from '@kaaj/contract';
import {
  Button,
  ButtonLink,
  CoinAmount,
  EmptyState,
  ErrorState,
  LoadMore,
  PageHeading,
  SectionHeading,
  SelectField,
  Stack,
  useFormat,
} from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { RowName, Table, type Column } from '@kaaj/ui/data';
import { useInfiniteRows, useUrlState } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { BooksCheck } from './books-check';
import { VerificationBadge } from './verification-badge';
import { LineReceipt, TransferDescription } from './transfer-description';
import styles from './statement.module.css';
import { useCsv } from './use-csv';
import { useStatementVerification } from './use-statement-verification';
import { DAYS, useFilters } from './use-filters';
import { WalletCard } from './wallet-card';

/** What the person has, and every movement of it, newest first, with the balance after each. */
export default function StatementPage() {
  const t = useMessages();
  const format = useFormat();
  const email = useOwnEmail();
  const narrowing = useFilters();
  const [{ line: wanted }] = useUrlState('line');
  const lines = useInfiniteRows(useStatementPagesInfiniteQuery({ email, ...narrowing.filter }));
  const csv = useCsv({ email, ...narrowing.filter });
  const books = useStatementVerification(lines.rows);

  const columns: readonly Column<StatementLine>[] = [
    {
      key: 'kind',
      title: t('statement.kind'),
      card: 'title',
      render: (line) => (
        <RowName wanted={line.reference === wanted}>
          <TransferDescription line={line} />
        </RowName>
      ),
    },
    {
      key: 'time',
      title: t('statement.time'),
      render: (line) => (
        <span className={styles.booked}>
          {format.dateTime(line.time)} <VerificationBadge state={books.stateOf(line)} />
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('statement.amount'),
      align: 'end',
      render: ({ amount, held }) => (
        <span className={styles.amount}>
          <CoinAmount coins={amount} signed />
          {amount === 0 && held !== 0 && (
            <small>{t(held > 0 ? 'statement.setAside' : 'statement.setFree', { coins: Math.abs(held) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'balance',
      title: t('statement.balance'),
      align: 'end',
      render: ({ balance }) => <CoinAmount coins={balance} />,
    },
    {
      key: 'receipt',
      title: t('statement.receipt'),
      render: (line) => <LineReceipt line={line} />,
    },
  ];

  return (
    <Stack gap={6}>
      <PageHeading
        title={t('statement.title')}
        lead={t('statement.lead')}
        actions={
          <ButtonLink variant="ghost" size="small" href="/dashboard/statement/year">
            {t('year.title')}
          </ButtonLink>
        }
      />
      <WalletCard />
      <SectionHeading size="small" title={t('statement.history')} />
      <div className={styles.narrowing}>
        <SelectField
          label={t('statement.group')}
          placeholder={t('statement.anyGroup')}
          options={STATEMENT_GROUPS.map((name) => ({ value: name, label: t(`statement.group.${name}`) }))}
          value={narrowing.group}
          onChange={({ target }) => narrowing.onGroup(target.value)}
        />
        <SelectField
          label={t('statement.days')}
          placeholder={t('statement.anyDays')}
          options={DAYS.map((days) => ({
            value: String(days),
            label: t('statement.lastDays', { amount: days }),
          }))}
          value={narrowing.days}
          onChange={({ target }) => narrowing.onDays(target.value)}
        />
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          pending={csv.making}
          disabled={lines.rows.length === 0}
          onClick={() => void csv.make()}
        >
          {t('statement.csv')}
        </Button>
      </div>
      {books.any && <BooksCheck outcome={books.outcome} onCheck={() => void books.check()} />}
      {lines.error ? (
        <ErrorState title={t('state.failed')} onRetry={lines.retry} />
      ) : (
        <Table
          label={t('statement.history')}
          columns={columns}
          rows={lines.loading ? undefined : lines.rows}
          rowKey={({ _id }) => _id}
          loadingRows={10}
          refreshing={lines.refreshing}
          empty={
            narrowing.narrowed ? (
              <EmptyState
                compact
                drawing="no-payments"
                title={t(lines.hasMore ? 'statement.noneYet' : 'statement.emptyFiltered')}
                action={
                  <Button variant="secondary" onClick={narrowing.showAll}>
                    {t('statement.clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                drawing="no-payments"
                title={t('statement.empty')}
                action={<ButtonLink href="/dashboard">{t('statement.dashboard')}</ButtonLink>}
              />
            )
          }
        />
      )}
      <LoadMore
        byHand
        hasMore={lines.hasMore}
        loading={lines.loadingMore}
        onMore={lines.loadMore}
        failed={lines.moreFailed}
      />
    </Stack>
  );
}
