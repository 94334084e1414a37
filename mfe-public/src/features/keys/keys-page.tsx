import { useListKeysQuery } from '@kaaj/api-client';
import { type AccessKey, type CreatedKey } from '@kaaj/contract';
import { Badge, EmptyState, ErrorState, PageHeading, SectionHeading, useFormat } from '@kaaj/ui';
import { type Column, Table } from '@kaaj/ui/data';
import { useStableRows } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DeveloperAccessGuard } from '../../shared/developer-access-guard';
import { AccountPage } from '../../shared/account-page';
import { OneTimeSecret } from '../../shared/one-time-secret';
import styles from './keys.module.css';
import { CreateKeyForm } from './create-key-form';
import { RevokeButton } from './revoke-button';

const TONES = { open: 'good', expired: 'neutral', ended: 'warn' } as const;

/** The user's access keys: created, limited, monitored and revoked here. */
export default function KeysPage() {
  return (
    <DeveloperAccessGuard>
      <Keys />
    </DeveloperAccessGuard>
  );
}

function Keys() {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useListKeysQuery();
  const keys = useStableRows<AccessKey>(data?.data);
  const [made, setMade] = useState<CreatedKey>();
  const { role } = useSession();
  const columns = useColumns(keys.remove, keys.isGone);
  const show = (key: CreatedKey) => {
    keys.add(key);
    setMade(key);
  };

  return (
    <AccountPage>
      <PageHeading title={t('keys.title')} lead={t('keys.lead')} />
      {made ? (
        <OneTimeSecret
          title={t('keys.madeTitle', { name: made.name })}
          text={t('keys.madeText')}
          secret={made.key}
          onPutAway={() => setMade(undefined)}
        />
      ) : (
        <CreateKeyForm onMade={show} />
      )}
      <section aria-labelledby="own-keys">
        <SectionHeading id="own-keys" size="small" title={t('keys.own')} />
        {isError && !data ? (
          <ErrorState title={t('state.failed')} onRetry={() => void refetch()} />
        ) : (
          <Table
            label={t('keys.own')}
            columns={columns}
            rows={keys.rows}
            rowKey={({ _id }) => _id}
            loadingRows={2}
            refreshing={isFetching}
            empty={
              <EmptyState
                compact
                drawing="no-tasks"
                title={t('keys.none')}
                text={t(role === 'Worker' ? 'keys.noneTextWorker' : 'keys.noneText')}
              />
            }
          />
        )}
      </section>
    </AccountPage>
  );
}

function useColumns(onRevoked: (id: string) => void, isGone: (key: AccessKey) => boolean): Column<AccessKey>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    { key: 'name', title: t('keys.name'), card: 'title', render: ({ name }) => name },
    {
      key: 'prefix',
      title: t('keys.key'),
      render: ({ prefix }) => <span className={styles.prefix}>{`${prefix}…`}</span>,
    },
    {
      key: 'scopes',
      title: t('keys.opens'),
      render: ({ scopes }) => scopes.map((scope) => t(`keys.scope.${scope}`)).join(', '),
    },
    {
      key: 'spent',
      title: t('keys.spent'),
      render: ({ spendingCap, spent }) =>
        spendingCap === null
          ? t('keys.noCap')
          : t('keys.spentOf', { spent: format.coins(spent), cap: format.coins(spendingCap) }),
    },
    {
      key: 'used',
      title: t('keys.used'),
      render: ({ lastUsedAt }) => (lastUsedAt === null ? t('keys.neverUsed') : format.dateTime(lastUsedAt)),
    },
    {
      key: 'until',
      title: t('keys.until'),
      render: ({ expiresAt }) => <time dateTime={expiresAt}>{format.date(expiresAt)}</time>,
    },
    {
      key: 'state',
      title: t('keys.state'),
      render: (key) =>
        isGone(key) ? (
          <Badge>{t('keys.state.revoked')}</Badge>
        ) : (
          <Badge tone={TONES[key.state]}>{t(`keys.state.${key.state}`)}</Badge>
        ),
    },
    {
      key: 'revoke',
      title: t('keys.actions'),
      card: 'actions',
      render: (key) => !isGone(key) && <RevokeButton accessKey={key} onRevoked={() => onRevoked(key._id)} />,
    },
  ];
}
