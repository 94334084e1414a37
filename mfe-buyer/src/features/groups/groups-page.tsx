import { useCreateWorkerGroupMutation, useWorkerGroupPagesInfiniteQuery } from '@kaaj/api-client';
import { LENGTHS, type WorkerGroup } from '@kaaj/contract';
import { Button, ButtonLink, Link, PageHeading, Row, Stack, useFormat } from '@kaaj/ui';
import { type Column, ModalButtons } from '@kaaj/ui/data';
import { EmptyState, Modal, PaginatedTable } from '@kaaj/ui-desk';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { useInfiniteRows, useSend } from '@kaaj/page-kit';
import { useNavigate } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

export default function GroupsPage() {
  const t = useMessages();
  const groups = useInfiniteRows(useWorkerGroupPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [creating, setCreating] = useState(false);
  const columns = useColumns();
  const create = <Button onClick={() => setCreating(true)}>{t('groups.create')}</Button>;
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('groups.title')}
        lead={t('groups.lead')}
        actions={
          <Row gap={2}>
            <ButtonLink href="/dashboard/tests" variant="secondary">
              {t('tests.title')}
            </ButtonLink>
            {(groups.loading || groups.rows.length > 0) && create}
          </Row>
        }
      />
      <PaginatedTable
        label={t('groups.title')}
        columns={columns}
        list={groups}
        rowKey={({ _id }) => _id}
        failed={t('groups.failed')}
        empty={<EmptyState drawing="no-tasks" title={t('groups.empty')} text={t('groups.emptyText')} action={create} />}
      />
      <Modal open={creating} onClose={() => setCreating(false)} title={t('groups.create')}>
        <CreateForm onClose={() => setCreating(false)} />
      </Modal>
    </Stack>
  );
}

function useColumns(): Column<WorkerGroup>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    {
      key: 'name',
      title: t('groups.name'),
      card: 'title',
      render: ({ _id, name }) => (
        <Link href={`/dashboard/group/${_id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'members', title: t('groups.members'), align: 'end', render: ({ members }) => format.number(members) },
    {
      key: 'date',
      title: t('groups.date'),
      render: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
  ];
}

function CreateForm({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { send, fieldErrors, button } = useSend();
  const [create] = useCreateWorkerGroupMutation();
  const form = useValues({ name: '' });
  const submit = () =>
    send(() => create({ groupBody: { name: form.values.name.trim() } }).unwrap(), {
      onSuccess: ({ data: { _id } }) => void navigate(`/dashboard/group/${_id}`),
    });
  return (
    <Form {...form} refused={fieldErrors} onFinish={submit}>
      <Stack gap={4}>
        <Form.Item
          name="name"
          label={t('groups.name')}
          extra={t('groups.nameHint')}
          required
          maxLength={LENGTHS.groupName}
        >
          <Input />
        </Form.Item>
        <ModalButtons ok={t('groups.create')} onCancel={onClose} {...button} />
      </Stack>
    </Form>
  );
}
