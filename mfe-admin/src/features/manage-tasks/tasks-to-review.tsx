import { useListTasksToReviewQuery, useReviewTaskMutation } from '@kaaj/api-client';
import { LENGTHS, type Task } from '@kaaj/contract';
import { Button, Link, Row, Stack, useFormat } from '@kaaj/ui';
import { usePersonName, useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { DecisionList } from '../../shared/decision-list';
import { ReasonModal } from '../../shared/reason-modal';
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
  const [review] = useReviewTaskMutation();
  return (
    <DecisionList
      id="tasks-to-review"
      title={t('review.title')}
      lead={t('review.lead')}
      failed={t('review.failed')}
      isError={isError}
      rows={data?.data}
      rowKey={idOf}
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
    >
      <ReasonModal
        about={declining && idOf(declining)}
        title={t('review.declineTitle')}
        text={declining && t('review.declineText', { title: declining.title })}
        field={{ label: t('review.reason'), maxLength: LENGTHS.reviewReason }}
        action={t('review.decline')}
        variant="danger"
        success={t('review.declined')}
        onSend={(reason, id) => review({ id, reviewTaskBody: { approved: false, reason } }).unwrap()}
        onClose={() => setDeclining(undefined)}
      />
    </DecisionList>
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
