import { type Submission } from '@kaaj/contract';
import { ButtonLink, CoinAmount, Stack, useFormat } from '@kaaj/ui';
import { Prose } from '@kaaj/page-kit/task';
import { Descriptions, Modal, StatusBadge } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** One submission in full; closed while `submission` is undefined. */
export function SubmissionModal({ submission, onClose }: { submission: Submission | undefined; onClose: () => void }) {
  const t = useMessages();
  return (
    <Modal open={submission !== undefined} onClose={onClose} title={t('review.modalTitle')}>
      {submission && (
        <Stack gap={4}>
          <Content submission={submission} />
          <ButtonLink href={`/dashboard/submission/${submission._id}`}>{t('work.open')}</ButtonLink>
        </Stack>
      )}
    </Modal>
  );
}

function Content({ submission }: { submission: Submission }) {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { status, worker, task, currentDate, submissionDetail } = submission;
  return (
    <Descriptions
      items={[
        { key: 'worker', label: t('review.workerName'), children: nameOf(worker.name) },
        {
          key: 'status',
          label: t('history.state'),
          children: <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>,
        },
        { key: 'task', label: t('review.taskTitle'), children: task.title },
        { key: 'pay', label: t('review.payableAmount'), children: <CoinAmount coins={task.payableAmount} /> },
        { key: 'sent', label: t('review.sentOn'), children: format.dateTime(currentDate), span: 'filled' },
        {
          key: 'asked',
          label: t('review.asked'),
          children: <Prose>{task.taskDetail}</Prose>,
          span: 'filled',
        },
        {
          key: 'proof',
          label: t('review.proof'),
          children: <Prose>{submissionDetail}</Prose>,
          span: 'filled',
        },
      ]}
    />
  );
}
