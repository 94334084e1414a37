import { useAuditPagesInfiniteQuery } from '@kaaj/api-client';
import { type AuditEntry } from '@kaaj/contract';
import { ButtonLink, EmptyState, Identifier, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { WalkedTable } from '@kaaj/ui-desk';
import { usePageTitle, useRows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

export default function AuditLogPage() {
  const t = useMessages();
  const format = useFormat();
  const columns: Column<AuditEntry>[] = [
    { key: 'time', title: t('audit.time'), render: ({ time }) => format.dateTime(time) },
    { key: 'who', title: t('audit.who'), render: ({ adminEmail }) => <Identifier>{adminEmail}</Identifier> },
    { key: 'action', title: t('audit.action'), card: 'title', render: ({ action }) => <code>{action}</code> },
    { key: 'subject', title: t('audit.subject'), render: ({ subject }) => <code>{subject}</code> },
    { key: 'reason', title: t('audit.reason'), render: ({ reason }) => reason },
  ];
  usePageTitle(t('audit.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('audit.title')} lead={t('audit.lead')} />
      <WalkedTable
        label={t('audit.title')}
        columns={columns}
        list={useRows(useAuditPagesInfiniteQuery())}
        rowKey={({ _id }) => _id}
        failed={t('audit.failed')}
        empty={
          <EmptyState
            drawing="nothing-to-review"
            title={t('audit.empty')}
            text={t('audit.emptyText')}
            action={<ButtonLink href="/dashboard/manageusers">{t('menu.manageUsers')}</ButtonLink>}
          />
        }
      />
    </Stack>
  );
}
