import { useDecideObjectionMutation, useListObjectionsQuery } from '@kaaj/api-client';
import { LENGTHS, type ListedObjection } from '@kaaj/contract';
import { Button, Row, Stack, useFormat } from '@kaaj/ui';
import { usePersonName } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DecisionList } from '../../shared/decision-list';
import { ReasonModal } from '../../shared/reason-modal';

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
  const [decide] = useDecideObjectionMutation();
  const lifted = deciding?.lifted ?? false;
  return (
    <DecisionList
      id="objections"
      title={t('objections.title')}
      lead={t('objections.lead')}
      failed={t('objections.failed')}
      isError={isError}
      rows={data?.data.filter(({ decision }) => decision === null)}
      rowKey={({ _id }) => _id}
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
    >
      <ReasonModal
        about={deciding?.objection._id}
        title={t(lifted ? 'objections.liftQuestion' : 'objections.keepQuestion')}
        field={{
          label: t('users.suspendReason'),
          extra: t('users.suspendReasonHint'),
          maxLength: LENGTHS.objectionReason,
        }}
        action={t(lifted ? 'objections.lift' : 'objections.keep')}
        success={t('objections.done')}
        onSend={(reason, id) => decide({ id, decideObjectionBody: { lifted, reason } }).unwrap()}
        onClose={() => setDeciding(undefined)}
      />
    </DecisionList>
  );
}
