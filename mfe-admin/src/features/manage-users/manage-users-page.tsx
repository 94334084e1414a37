import { useUserPagesInfiniteQuery } from '@kaaj/api-client';
import { type User } from '@kaaj/contract';
import { Avatar, CoinAmount, Identifier } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { StatusBadge } from '@kaaj/ui-desk';
import { useColumnChoice, useInfiniteRows, useStableList, useUrlSearch, type StableRows } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { SearchableList } from '../../shared/searchable-list';
import { CorrectBalanceModal } from './correct-balance-modal';
import { Reports } from './reports';
import { RoleChangeModal, type RoleChange } from './role-change-modal';
import { Objections } from './objections';
import { RemoveModal } from './remove-modal';
import { RoleSelect } from './role-select';
import { SuspendModal } from './suspend-modal';
import { UserActions } from './user-actions';

export default function ManageUsersPage() {
  const t = useMessages();
  const { search, ...field } = useUrlSearch();
  const [correcting, setCorrecting] = useState<User>();
  const people = useStableList(useInfiniteRows(useUserPagesInfiniteQuery(search ? { search } : {})), search);
  const [change, setChange] = useState<RoleChange>();
  const [suspending, setSuspending] = useState<User>();
  const [removing, setRemoving] = useState<User>();
  return (
    <SearchableList
      title={t('users.title')}
      search={{ ...field, label: t('users.search') }}
      list={people}
      columns={useColumns(people, {
        onCorrect: setCorrecting,
        onChange: setChange,
        onSuspend: setSuspending,
        onRemove: setRemoving,
      })}
      choice={useColumnChoice('manage-users')}
      failed={t('users.failed')}
      empty={{ drawing: 'no-people', title: t('users.empty'), text: t('users.emptyText') }}
    >
      <CorrectBalanceModal user={correcting} onClose={() => setCorrecting(undefined)} />
      <Objections />
      <Reports />
      <SuspendModal user={suspending} onClose={() => setSuspending(undefined)} />
      <RemoveModal user={removing} onRemoved={people.remove} onClose={() => setRemoving(undefined)} />
      <RoleChangeModal change={change} onClose={() => setChange(undefined)} />
    </SearchableList>
  );
}

function useColumns(
  { isGone }: Pick<StableRows<User>, 'isGone'>,
  {
    onCorrect,
    onChange,
    onSuspend,
    onRemove,
  }: {
    readonly onCorrect: (user: User) => void;
    readonly onChange: (change: RoleChange) => void;
    readonly onSuspend: (user: User) => void;
    readonly onRemove: (user: User) => void;
  },
): Column<User>[] {
  const t = useMessages();
  return [
    {
      key: 'photo',
      title: t('users.photo'),
      width: 72,
      card: 'none',
      render: ({ name, image }) => <Avatar name={name} src={image} />,
    },
    {
      key: 'name',
      title: t('users.name'),
      card: 'title',
      render: ({ name, suspended }) => (
        <>
          <bdi>{name}</bdi> {suspended && <StatusBadge status="rejected">{t('users.isSuspended')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'email',
      title: t('users.email'),
      render: ({ email }) => <Identifier>{email}</Identifier>,
    },
    {
      key: 'role',
      title: t('users.role'),
      width: 150,
      render: (user) =>
        isGone(user) ? (
          t(`role.${user.role}`)
        ) : (
          <RoleSelect user={user} onChoose={(role) => onChange({ user, role })} />
        ),
    },
    { key: 'coins', title: t('users.coins'), align: 'end', render: ({ coin }) => <CoinAmount coins={coin} /> },
    {
      key: 'actions',
      title: t('users.actions'),
      card: 'actions',
      render: (user) =>
        isGone(user) ? (
          <StatusBadge status="gone">{t('status.removed')}</StatusBadge>
        ) : (
          <UserActions
            user={user}
            onCorrect={() => onCorrect(user)}
            onSuspend={() => onSuspend(user)}
            onRemove={() => onRemove(user)}
          />
        ),
    },
  ];
}
