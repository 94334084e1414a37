import { Stack } from '@kaaj/ui';
import { ErrorState } from '@kaaj/ui-desk';
import { usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { RejectOne } from '../../shared/reject-one';
import { AnswersOfTask } from './answers-of-task';
import { DecisionBar } from './decision-bar';
import { DeskHead } from './desk-head';
import { DeskList } from './desk-list';
import { SubmissionDetail } from './submission-detail';
import styles from './review-queue.module.css';
import { UndoDecision } from './undo-decision';
import { useDesk } from './use-desk';

/**
 * All submissions to the buyer in one list, with the selected one beside it: a key decides, and the next one is
 * selected.
 */
export default function ReviewQueuePage() {
  const t = useMessages();
  const desk = useDesk();
  const { list, work, onPhone, review, rejecting, setRejecting } = desk;
  const listShown = !(onPhone && work);
  usePageTitle(t('desk.title'));
  return (
    <Stack gap={5}>
      {listShown && <DeskHead desk={desk} />}
      {listShown && desk.task && <AnswersOfTask task={desk.task} desk={desk} />}
      {list.error ? (
        <ErrorState title={t('review.failed')} onRetry={list.retry} />
      ) : (
        <div className={styles.desk}>
          {listShown && <DeskList desk={desk} />}
          {work ? (
            <SubmissionDetail key={work} id={work} desk={desk} />
          ) : (
            <DecisionBar>
              <UndoDecision desk={desk} />
            </DecisionBar>
          )}
        </div>
      )}
      <RejectOne submission={rejecting} review={review} onClose={() => setRejecting(undefined)} />
    </Stack>
  );
}
