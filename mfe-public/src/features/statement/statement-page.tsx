import { useStatementPagesInfiniteQuery } from '@kaaj/api-client';
import { type StatementLine } from '@kaaj/contract';
import { ButtonLink, CoinAmount, EmptyState, ErrorState, Link, LoadMore, PageHeading, useFormat } from '@kaaj/ui';
import { Table, type Column } from '@kaaj/ui/data';
import { useCommonMessages, useOwnEmail, usePageTitle, useRows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { BooksCheck } from './books-check';
import { LineBooks } from './line-books';
import styles from './statement.module.css';
import { useLineBooks } from './use-line-books';
import { useKindText } from '../../shared/use-kind-text';

/** Every movement of the person's own coins, newest first, with the balance after each. */
export default function StatementPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const kindText = useKindText();
  const email = useOwnEmail();
  const lines = useRows(useStatementPagesInfiniteQuery({ email }));
  const books = useLineBooks(lines.rows);
  usePageTitle(t('statement.title'));

  const columns: readonly Column<StatementLine>[] = [
    {
      key: 'kind',
      title: t('statement.kind'),
      card: 'title',
      render: ({ kind, taskId }) =>
        taskId ? <Link href={`/dashboard/taskDetails/${taskId}`}>{kindText(kind)}</Link> : kindText(kind),
    },
    {
      key: 'time',
      title: t('statement.time'),
      render: (line) => (
        <span className={styles.booked}>
          {format.dateTime(line.time)} <LineBooks state={books.stateOf(line)} />
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
            <small>
              {t(held > 0 ? 'statement.setAside' : 'statement.setFree', { coins: format.coins(Math.abs(held)) })}
            </small>
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
  ];

  return (
    <div className={styles.page}>
      <PageHeading title={t('statement.title')} lead={t('statement.lead')} />
      {books.any && <BooksCheck outcome={books.outcome} onCheck={() => void books.check()} />}
      {lines.error ? (
        <ErrorState title={common('state.failed')} onRetry={lines.retry} />
      ) : (
        <Table
          label={t('statement.title')}
          columns={columns}
          rows={lines.loading ? undefined : lines.rows}
          rowKey={({ _id }) => _id}
          loadingRows={10}
          refreshing={lines.refreshing}
          empty={
            <EmptyState
              drawing="no-payments"
              title={t('statement.empty')}
              action={<ButtonLink href="/dashboard">{t('profile.dashboard')}</ButtonLink>}
            />
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
    </div>
  );
}
