import { useAuditPagesInfiniteQuery } from '@kaaj/api-client';
import { type AuditEntry } from '@kaaj/contract';
import { Button, ButtonLink, Identifier, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { EmptyState, PaginatedTable } from '@kaaj/ui-desk';
import { useInfiniteRows } from '@kaaj/page-kit';
import { Fragment } from 'react';
import { useMessages } from '../../messages';
import { AuditFilters, useAuditFilter } from './audit-filters';
import styles from './audit-log.module.css';
import { useAuditSentence } from './use-audit-sentence';

export default function AuditLogPage() {
  const t = useMessages();
  const format = useFormat();
  const sentence = useAuditSentence();
  const { filter, narrowed, showAll, fields } = useAuditFilter();
  const columns: Column<AuditEntry>[] = [
    { key: 'time', title: t('audit.time'), width: '13rem', render: ({ time }) => format.dateTime(time) },
    {
      key: 'what',
      title: t('audit.what'),
      card: 'title',
      render: (entry) => (
        <Stack gap={1}>
          {sentence(entry)}
          {entry.details.reason && (
            <span className={styles.reason}>{t('audit.because', { reason: String(entry.details.reason) })}</span>
          )}
          <Addresses entry={entry} />
        </Stack>
      ),
    },
  ];

  return (
    <Stack gap={6}>
      <PageHeading title={t('audit.title')} lead={t('audit.lead')} />
      <AuditFilters {...fields} />
      <PaginatedTable
        label={t('audit.title')}
        columns={columns}
        list={useInfiniteRows(useAuditPagesInfiniteQuery(filter))}
        rowKey={({ _id }) => _id}
        failed={t('audit.failed')}
        empty={
          narrowed ? (
            <EmptyState
              drawing="nothing-to-review"
              title={t('audit.nothing')}
              text={t('audit.nothingText')}
              action={
                <Button variant="secondary" onClick={showAll}>
                  {t('audit.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              drawing="nothing-to-review"
              title={t('audit.empty')}
              text={t('audit.emptyText')}
              action={<ButtonLink href="/dashboard/manageusers">{t('menu.manageUsers')}</ButtonLink>}
            />
          )
        }
      />
    </Stack>
  );
}

/** The e-mails of these names: two people may have the same name. */
function Addresses({ entry: { adminName, adminEmail, person } }: { readonly entry: AuditEntry }) {
  const known = [adminName ? adminEmail : '', person?.email ?? ''].filter((address) => address !== '');
  if (known.length === 0) return null;
  return (
    <span className={styles.people}>
      {known.map((address, index) => (
        <Fragment key={address}>
          {index > 0 && ' → '}
          <span className={styles.address}>
            <Identifier>{address}</Identifier>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
