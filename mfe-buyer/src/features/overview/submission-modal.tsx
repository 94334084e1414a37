import { type Submission } from '@kaaj/contract';
import { ButtonLink, CoinAmount, Stack, useFormat } from '@kaaj/ui';
import { Prose } from '@kaaj/page-kit/task';
import { DescriptionList, Modal, StatusBadge } from '@kaaj/ui-desk';
import { usePersonName } from '@kaaj/page-kit';
import { useCommonMessages } from '@kaaj/web-kit';
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
  const common = useCommonMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { status, worker, task, currentDate, submissionDetail } = submission;
  return (
    <DescriptionList
      facts={[
        { key: 'worker', label: t('review.workerName'), value: nameOf(worker.name) },
        {
          key: 'status',
          label: t('history.state'),
          value: <StatusBadge status={status}>{common(`status.${status}`)}</StatusBadge>,
        },
        { key: 'task', label: t('review.taskTitle'), value: task.title },
        { key: 'pay', label: t('review.payableAmount'), value: <CoinAmount coins={task.payableAmount} /> },
        { key: 'sent', label: t('review.sentOn'), value: format.dateTime(currentDate) },
        {
          key: 'asked',
          label: t('review.asked'),
          value: <Prose>{task.taskDetail}</Prose>,
          wide: true,
        },
        {
          key: 'proof',
          label: t('review.proof'),
          value: <Prose>{submissionDetail}</Prose>,
          wide: true,
        },
      ]}
    />
  );
}
