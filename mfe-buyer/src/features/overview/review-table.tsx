import { serverNow } from '@kaaj/api-client';
import { type Submission } from '@kaaj/contract';
import { Button, ButtonLink, CoinAmount, AvatarWithName, Stack, useFormat } from '@kaaj/ui';
import { type Column, DecisionButtons } from '@kaaj/ui/data';
import { type DeskTableProps, EmptyState, StatusBadge, Table } from '@kaaj/ui-desk';
import { usePersonName, useStableRows } from '@kaaj/page-kit';
import { useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { RejectOne } from '../../shared/reject-one';
import styles from './review-table.module.css';
import { SubmissionModal } from './submission-modal';
import { type Review, useReview } from '../../shared/use-review';

interface ReviewTableProps extends Pick<DeskTableProps<Submission>, 'choice' | 'choicePlace'> {
  submissions: readonly Submission[] | undefined;
}

/** Work that waits for the buyer's decision, and what was decided. `submissions` is undefined while they load. */
export function ReviewTable({ submissions, ...choice }: ReviewTableProps) {
  const t = useMessages();
  const { rows, change } = useStableRows(submissions);
  const review = useReview((id, status) => change(id, { status }));
  const [shown, show] = useState<Submission>();
  const [rejecting, setRejecting] = useState<Submission>();
  const columns: Column<Submission>[] = [
    {
      key: 'worker',
      title: t('review.workerName'),
      card: 'title',
      render: (submission) => <Waiting submission={submission} />,
    },
    {
      key: 'task',
      title: t('review.taskTitle'),
      render: ({ task }) => <bdi className={styles.task}>{task.title}</bdi>,
    },
    {
      key: 'pay',
      title: t('review.payableAmount'),
      align: 'end',
      render: ({ task }) => <CoinAmount coins={task.payableAmount} />,
    },
    {
      key: 'view',
      title: t('review.view'),
      card: 'actions',
      render: (submission) => (
        <Button variant="ghost" size="small" className={styles.view} onClick={() => show(submission)}>
          {t('review.view')}
        </Button>
      ),
    },
    {
      key: 'actions',
      title: t('review.actions'),
      card: 'actions',
      render: (submission) => <Decision submission={submission} review={review} onReject={setRejecting} />,
    },
  ];
  return (
    <>
      <Table
        label={t('review.title')}
        columns={columns}
        {...choice}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState
            drawing="nothing-to-review"
            title={t('review.empty')}
            text={t('review.emptyText')}
            action={
              <ButtonLink variant="secondary" href="/dashboard/addTask">
                {t('menu.addTask')}
              </ButtonLink>
            }
          />
        }
      />
      <SubmissionModal submission={shown} onClose={() => show(undefined)} />
      <RejectOne submission={rejecting} review={review} onClose={() => setRejecting(undefined)} />
    </>
  );
}

/** The worker, and the time until automatic acceptance. */
function Waiting({ submission: { worker, acceptedAt, changes } }: { submission: Submission }) {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  return (
    <Stack gap={1} className={styles.worker}>
      <AvatarWithName name={nameOf(worker.name)} src={worker.image} />
      {changes?.due && <small>{t('work.awaited', { time: format.dateTime(changes.due) })}</small>}
      {acceptedAt && <small>{t('review.acceptedItself', { when: format.relative(acceptedAt, serverNow()) })}</small>}
    </Stack>
  );
}

interface DecisionProps {
  submission: Submission;
  review: Review;
  onReject: (submission: Submission) => void;
}

function Decision({ submission, review, onReject }: DecisionProps) {
  const t = useMessages();
  const online = useOnline();
  if (submission.status === 'accepted') return <StatusBadge status="accepted">{t('review.accepted')}</StatusBadge>;
  if (submission.status === 'rejected') return <StatusBadge status="rejected">{t('review.rejected')}</StatusBadge>;
  if (submission.changes?.due) {
    return (
      <ButtonLink variant="secondary" size="small" href={`/dashboard/submission/${submission._id}`}>
        {t('work.open')}
      </ButtonLink>
    );
  }
  return (
    <DecisionButtons
      accept={t('review.accept')}
      reject={t('review.reject')}
      deciding={review.decisionInProgress(submission)}
      disabled={!online}
      onAccept={() => void review.accept(submission)}
      onReject={() => onReject(submission)}
    />
  );
}
