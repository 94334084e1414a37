import { useAuditPagesInfiniteQuery } from '@kaaj/api-client';
import { type AuditEntry } from '@kaaj/contract';
import { EmptyState, ErrorState, LoadMore, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { type Column, Table } from '@kaaj/ui/data';
import { useCommonMessages, usePageTitle, useRows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

export default function AuditLogPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const { rows, loading, refreshing, error, retry, hasMore, loadMore, loadingMore } =
    useRows(useAuditPagesInfiniteQuery());
  const columns: Column<AuditEntry>[] = [
    { key: 'time', title: t('audit.time'), render: ({ time }) => format.dateTime(time) },
    { key: 'who', title: t('audit.who'), render: ({ adminEmail }) => adminEmail },
    { key: 'action', title: t('audit.action'), card: 'title', render: ({ action }) => <code>{action}</code> },
    { key: 'subject', title: t('audit.subject'), render: ({ subject }) => subject },
    { key: 'reason', title: t('audit.reason'), render: ({ reason }) => reason },
  ];
  usePageTitle(t('audit.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('audit.title')} lead={t('audit.lead')} />
      {error ? (
        <ErrorState title={t('audit.failed')} retryLabel={common('action.retry')} onRetry={retry} />
      ) : (
        <Table
          label={t('audit.title')}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          loading={loading}
          refreshing={refreshing}
          empty={<EmptyState drawing="nothing-to-review" title={t('audit.empty')} text={t('audit.emptyText')} />}
        />
      )}
      <LoadMore hasMore={hasMore} loading={loadingMore} onMore={loadMore} label={common('action.loadMore')} />
    </Stack>
  );
}
