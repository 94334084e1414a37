import { useListTasksToReviewQuery, useReviewTaskMutation } from '@kaaj/api-client';
import { LENGTHS, type Task } from '@kaaj/contract';
import { Banner, Button, Link, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { Modal, Table } from '@kaaj/ui-desk';
import { usePersonName, useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ReasonForm } from '../../shared/reason-form';
import styles from './manage-tasks.module.css';

/** Under which a task, or a batch as a whole, is decided on. */
const idOf = ({ _id, batch }: Task): string => batch?._id ?? _id;

/** First tasks of new buyers, which are not public yet; renders nothing without any. */
export function TasksToReview() {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { data, isError } = useListTasksToReviewQuery({});
  const [declining, setDeclining] = useState<Task>();
  const tasks = data?.data ?? [];
  if (isError && !data) return <Banner kind="warn">{t('review.failed')}</Banner>;
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks-to-review">
      <SectionHeading id="tasks-to-review" size="small" title={t('review.title')} lead={t('review.lead')} />
      <Table
        label={t('review.title')}
        rows={tasks}
        rowKey={idOf}
        empty={null}
        columns={[
          {
            key: 'title',
            title: t('tasks.column.title'),
            card: 'title',
            render: ({ _id, title, batch }) => (
              <Stack gap={1} align="start">
                <Link href={`/task/${_id}`}>
                  <bdi>{title}</bdi>
                </Link>
                {batch && <small>{t('review.items', { count: batch.items })}</small>}
              </Stack>
            ),
          },
          { key: 'buyer', title: t('review.buyer'), render: ({ buyer }) => <bdi>{nameOf(buyer.name)}</bdi> },
          {
            key: 'detail',
            title: t('tasks.column.detail'),
            render: ({ taskDetail }) => <span className={styles.detail}>{taskDetail}</span>,
          },
          {
            key: 'pay',
            title: t('tasks.column.payableAmount'),
            align: 'end',
            render: ({ payableAmount, requiredWorkers }) =>
              `${format.number(requiredWorkers)} × ${t('coins', { count: payableAmount })}`,
          },
          {
            key: 'actions',
            title: t('tasks.column.actions'),
            card: 'actions',
            render: (task) => <Actions task={task} onDecline={() => setDeclining(task)} />,
          },
        ]}
      />
      <Modal open={declining !== undefined} onClose={() => setDeclining(undefined)} title={t('review.declineTitle')}>
        {declining && <DeclineForm key={idOf(declining)} task={declining} onClose={() => setDeclining(undefined)} />}
      </Modal>
    </section>
  );
}

function Actions({ task, onDecline }: { readonly task: Task; readonly onDecline: () => void }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [review] = useReviewTaskMutation();
  const approve = () =>
    void send(() => review({ id: idOf(task), reviewTaskBody: { approved: true } }).unwrap(), {
      success: t('review.approved'),
    });
  return (
    <Row gap={2}>
      <Button size="small" {...button} onClick={approve}>
        {t('review.approve')}
      </Button>
      <Button size="small" variant="secondary" disabled={button.disabled} onClick={onDecline}>
        {t('review.decline')}
      </Button>
    </Row>
  );
}

function DeclineForm({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const t = useMessages();
  const [review] = useReviewTaskMutation();
  return (
    <ReasonForm
      text={t('review.declineText', { title: task.title })}
      field={{ label: t('review.reason'), maxLength: LENGTHS.reviewReason }}
      action={t('review.decline')}
      variant="danger"
      success={t('review.declined')}
      onSend={(reason) => review({ id: idOf(task), reviewTaskBody: { approved: false, reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
