import { useDecideObjectionMutation, useListObjectionsQuery } from '@kaaj/api-client';
import { LENGTHS, type ListedObjection } from '@kaaj/contract';
import { Banner, Button, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { Modal, Table } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ReasonForm } from '../../shared/reason-form';

interface Decision {
  readonly objection: ListedObjection;
  readonly lifted: boolean;
}

/** Pending objections; renders nothing without any. */
export function Objections() {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { data, isError } = useListObjectionsQuery({});
  const [deciding, setDeciding] = useState<Decision>();
  if (isError && !data) return <Banner kind="warn">{t('objections.failed')}</Banner>;
  const open = (data?.data ?? []).filter(({ decision }) => decision === null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="objections">
      <SectionHeading id="objections" size="small" title={t('objections.title')} lead={t('objections.lead')} />
      <Table
        label={t('objections.title')}
        rows={open}
        rowKey={({ _id }) => _id}
        empty={null}
        columns={[
          {
            key: 'person',
            title: t('objections.person'),
            card: 'title',
            render: ({ person }) => <bdi>{nameOf(person.name)}</bdi>,
          },
          {
            key: 'reason',
            title: t('objections.reason'),
            render: ({ suspensionReason, admin, since }) => (
              <Stack gap={1}>
                <span dir="auto">{suspensionReason}</span>
                <small>{t('objections.by', { admin: nameOf(admin.name), when: format.dateTime(since) })}</small>
              </Stack>
            ),
          },
          {
            key: 'statement',
            title: t('objections.statement'),
            render: ({ statement, at }) => (
              <Stack gap={1}>
                <span dir="auto">{statement}</span>
                <small>{format.dateTime(at)}</small>
              </Stack>
            ),
          },
          {
            key: 'actions',
            title: t('users.actions'),
            card: 'actions',
            render: (objection) => (
              <Row gap={2}>
                <Button size="small" onClick={() => setDeciding({ objection, lifted: true })}>
                  {t('objections.lift')}
                </Button>
                <Button size="small" variant="secondary" onClick={() => setDeciding({ objection, lifted: false })}>
                  {t('objections.keep')}
                </Button>
              </Row>
            ),
          },
        ]}
      />
      <Modal
        open={deciding !== undefined}
        onClose={() => setDeciding(undefined)}
        title={t(deciding?.lifted ? 'objections.liftQuestion' : 'objections.keepQuestion')}
      >
        {deciding && <DecideForm key={deciding.objection._id} {...deciding} onClose={() => setDeciding(undefined)} />}
      </Modal>
    </section>
  );
}

function DecideForm({ objection, lifted, onClose }: Decision & { readonly onClose: () => void }) {
  const t = useMessages();
  const [decide] = useDecideObjectionMutation();
  return (
    <ReasonForm
      field={{
        label: t('users.suspendReason'),
        extra: t('users.suspendReasonHint'),
        maxLength: LENGTHS.objectionReason,
      }}
      action={t(lifted ? 'objections.lift' : 'objections.keep')}
      success={t('objections.done')}
      onSend={(reason) => decide({ id: objection._id, decideObjectionBody: { lifted, reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
