import { useUserPagesInfiniteQuery } from '@kaaj/api-client';
import { type User } from '@kaaj/contract';
import {
  Avatar,
  CoinAmount,
  EmptyState,
  ErrorState,
  LoadMore,
  PageHeading,
  Row,
  SearchIcon,
  Stack,
  TextField,
} from '@kaaj/ui';
import { type Column, Table } from '@kaaj/ui/data';
import { useCommonMessages, usePageTitle, useRows, useSettled, useUrlState } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { CorrectBalanceModal } from './correct-balance-modal';
import { RoleSelect } from './role-select';
import { UserActions } from './user-actions';

export default function ManageUsersPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const [filter, change] = useUrlState('search');
  const search = useSettled(filter.search.trim());
  const [correcting, setCorrecting] = useState<User>();
  const { rows, loading, refreshing, error, retry, hasMore, loadMore, loadingMore } = useRows(
    useUserPagesInfiniteQuery(search ? { search } : {}),
  );
  const columns = useColumns(setCorrecting);
  usePageTitle(t('users.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('users.title')} />
      <Row as="search">
        <TextField
          type="search"
          label={t('users.search')}
          icon={<SearchIcon />}
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </Row>
      {error ? (
        <ErrorState title={t('users.failed')} retryLabel={common('action.retry')} onRetry={retry} />
      ) : (
        <Table
          label={t('users.title')}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          loading={loading}
          loadingRows={10}
          refreshing={refreshing}
          empty={<EmptyState drawing="no-people" title={t('users.empty')} text={t('users.emptyText')} />}
        />
      )}
      <LoadMore hasMore={hasMore} loading={loadingMore} onMore={loadMore} label={common('action.loadMore')} />
      <CorrectBalanceModal user={correcting} onClose={() => setCorrecting(undefined)} />
    </Stack>
  );
}

function useColumns(onCorrect: (user: User) => void): Column<User>[] {
  const t = useMessages();
  return [
    {
      key: 'photo',
      title: t('users.photo'),
      width: 72,
      card: 'none',
      render: ({ name, image }) => <Avatar name={name} src={image} />,
    },
    { key: 'name', title: t('users.name'), card: 'title', render: ({ name }) => name },
    { key: 'email', title: t('users.email'), render: ({ email }) => email },
    { key: 'role', title: t('users.role'), width: 150, render: (user) => <RoleSelect user={user} /> },
    { key: 'coins', title: t('users.coins'), align: 'end', render: ({ coin }) => <CoinAmount coins={coin} /> },
    {
      key: 'actions',
      title: t('users.actions'),
      card: 'actions',
      render: (user) => <UserActions user={user} onCorrect={() => onCorrect(user)} />,
    },
  ];
}
