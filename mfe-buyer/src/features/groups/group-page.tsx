import {
  useDeleteWorkerGroupMutation,
  useGetWorkerGroupQuery,
  useGroupMemberPagesInfiniteQuery,
  useRemoveGroupMemberMutation,
  useRenameWorkerGroupMutation,
} from '@kaaj/api-client';
import { type GroupMember, LENGTHS, type WorkerGroup } from '@kaaj/contract';
import { AvatarWithName, Button, Card, PageHeading, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { type Column, DeleteButton, ModalButtons } from '@kaaj/ui/data';
import { EmptyState, Modal, PaginatedTable } from '@kaaj/ui-desk';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { NotFound, QueryState, useInfiniteRows, usePersonName, useSend } from '@kaaj/page-kit';
import { useNavigate, useParams } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { AddMembers } from './add-members';
import { InvitationPart } from './invitation-part';

export default function GroupPage() {
  const t = useMessages();
  const { groupId = '' } = useParams();
  const query = useGetWorkerGroupQuery({ id: groupId });
  const back = { href: '/dashboard/groups', label: t('groups.title') };
  return (
    <QueryState
      query={query}
      errorTitle={t('group.failed')}
      tabTitle={t('groups.title')}
      notFound={<NotFound drawing="no-tasks" title={t('group.missing')} text={t('group.missingText')} back={back} />}
    >
      {(group) => <Group group={group} />}
    </QueryState>
  );
}

function Group({ group }: { readonly group: WorkerGroup }) {
  const t = useMessages();
  const members = useInfiniteRows(useGroupMemberPagesInfiniteQuery({ id: group._id }));
  const columns = useColumns(group);
  const [renaming, setRenaming] = useState(false);
  return (
    <Stack gap={6}>
      <PageHeading
        title={group.name}
        lead={t('group.members', { count: group.members })}
        back={{ href: '/dashboard/groups', label: t('groups.title') }}
        actions={
          <Row gap={2}>
            <Button variant="secondary" size="small" onClick={() => setRenaming(true)}>
              {t('group.rename')}
            </Button>
            {!group.ofTest && <DeleteGroup group={group} />}
          </Row>
        }
      />
      {!group.ofTest && (
        <Card padding="large">
          <Stack gap={6}>
            <InvitationPart group={group} />
            <AddMembers group={group} />
          </Stack>
        </Card>
      )}
      <section aria-labelledby="members">
        <SectionHeading id="members" size="small" title={t('group.list')} />
        <PaginatedTable
          label={t('group.list')}
          columns={columns}
          list={members}
          rowKey={({ worker }) => worker._id}
          failed={t('group.listFailed')}
          empty={<EmptyState drawing="no-tasks" title={t('group.nobody')} text={t('group.nobodyText')} />}
        />
      </section>
      <Modal open={renaming} onClose={() => setRenaming(false)} title={t('group.rename')}>
        <RenameForm key={group.name} group={group} onClose={() => setRenaming(false)} />
      </Modal>
    </Stack>
  );
}

function useColumns({ _id }: WorkerGroup): Column<GroupMember>[] {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  return [
    {
      key: 'worker',
      title: t('group.worker'),
      card: 'title',
      render: ({ worker: { name, image } }) => <AvatarWithName name={nameOf(name)} src={image} />,
    },
    { key: 'source', title: t('group.source'), render: ({ source }) => t(`group.source.${source}`) },
    {
      key: 'since',
      title: t('group.since'),
      render: ({ addedAt }) => <time dateTime={addedAt}>{format.date(addedAt)}</time>,
    },
    {
      key: 'actions',
      title: t('tasks.column.actions'),
      card: 'actions',
      render: ({ worker }) => <RemoveMember group={_id} worker={worker._id} name={nameOf(worker.name)} />,
    },
  ];
}

function RemoveMember({
  group,
  worker,
  name,
}: {
  readonly group: string;
  readonly worker: string;
  readonly name: string;
}) {
  const t = useMessages();
  const { send, button } = useSend();
  const [remove] = useRemoveGroupMemberMutation();
  return (
    <Button
      size="small"
      variant="ghost"
      {...button}
      aria-label={t('group.removeName', { name })}
      onClick={() => void send(() => remove({ id: group, worker }).unwrap(), { success: t('group.removed') })}
    >
      {t('group.remove')}
    </Button>
  );
}

function DeleteGroup({ group: { _id } }: { readonly group: WorkerGroup }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { send, button } = useSend();
  const [remove] = useDeleteWorkerGroupMutation();
  const ask = { title: t('group.deleteQuestion'), text: t('group.deleteText'), ok: t('group.delete'), danger: true };
  const press = () =>
    void send(() => remove({ id: _id }).unwrap(), {
      confirm: ask,
      onSuccess: () => void navigate('/dashboard/groups'),
    });
  return (
    <DeleteButton {...button} onClick={press}>
      {t('group.delete')}
    </DeleteButton>
  );
}

function RenameForm({ group: { _id, name }, onClose }: { readonly group: WorkerGroup; readonly onClose: () => void }) {
  const t = useMessages();
  const { send, fieldErrors, button } = useSend();
  const [rename] = useRenameWorkerGroupMutation();
  const form = useValues({ name });
  const submit = () =>
    send(() => rename({ id: _id, groupBody: { name: form.values.name.trim() } }).unwrap(), { onSuccess: onClose });
  return (
    <Form {...form} refused={fieldErrors} onFinish={submit}>
      <Stack gap={4}>
        <Form.Item name="name" label={t('groups.name')} required maxLength={LENGTHS.groupName}>
          <Input />
        </Form.Item>
        <ModalButtons ok={t('group.rename')} onCancel={onClose} {...button} />
      </Stack>
    </Form>
  );
}
