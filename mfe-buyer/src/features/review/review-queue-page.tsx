import { Stack } from '@kaaj/ui';
import { ErrorState } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { RejectOne } from '../../shared/reject-one';
import { AnswersOfTask } from './answers-of-task';
import { DecisionBar } from './decision-bar';
import { ReviewQueueHead } from './review-queue-head';
import { ReviewQueueList } from './review-queue-list';
import { SubmissionDetail } from './submission-detail';
import styles from './review-queue.module.css';
import { UndoDecision } from './undo-decision';
import { useReviewQueue } from './use-review-queue';

/**
 * All submissions to the buyer in one list, with the open one next to it. Letter keys decide; then the next pending one
 * is selected.
 */
export default function ReviewQueuePage() {
  const t = useMessages();
  const queue = useReviewQueue();
  const { list, openSubmissionId, onPhone, review, rejecting, setRejecting } = queue;
  const showList = !(onPhone && openSubmissionId);
  return (
    <Stack gap={5}>
      {showList && <ReviewQueueHead queue={queue} />}
      {showList && queue.task && <AnswersOfTask task={queue.task} queue={queue} />}
      {list.error ? (
        <ErrorState title={t('review.failed')} onRetry={list.retry} />
      ) : (
        <div className={styles.queue}>
          {showList && <ReviewQueueList queue={queue} />}
          {openSubmissionId ? (
            <SubmissionDetail key={openSubmissionId} id={openSubmissionId} queue={queue} />
          ) : (
            <DecisionBar>
              <UndoDecision queue={queue} />
            </DecisionBar>
          )}
        </div>
      )}
      <RejectOne submission={rejecting} review={review} onClose={() => setRejecting(undefined)} />
    </Stack>
  );
}
