import { type DisputedSubmission } from '@kaaj/contract';
import { Banner, Row, useFormat, SectionCard } from '@kaaj/ui';
import { ActivityTimeline, TaskSheet } from '@kaaj/page-kit/task';
import { ReportButton } from '@kaaj/page-kit/reports';
import { isAwaitingBuyer, useTaskText, useSubmissionTimeline } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { DisputeAnswer } from './dispute-answer';
import styles from './task-and-submission.module.css';

/** The submission, and the instructions next to it, or below it on small screens. */
export function TaskAndSubmission({ work }: { readonly work: DisputedSubmission }) {
  const t = useMessages();
  const { dateTime } = useFormat();
  const { needed } = useTaskText();
  const { timeline, next } = useSubmissionTimeline()(work);
  const { instructions, dispute } = work;
  // The shared text speaks of the buyer, who reads it here.
  const toDo =
    dispute?.due && isAwaitingBuyer(dispute) && dispute.state === 'open' && !dispute.unpaid
      ? t('dispute.due', { time: dateTime(dispute.due) })
      : next;
  return (
    <div className={styles.room}>
      <div className={styles.sheets}>
        <SectionCard className={styles.answer} title={t('story.title')}>
          <ActivityTimeline {...timeline} />
          {toDo && <Banner kind="info">{toDo}</Banner>}
          {dispute && dispute.state !== 'decided' && <DisputeAnswer dispute={dispute} />}
          <Row>
            <ReportButton about={{ submission: work._id, user: work.worker._id }} />
          </Row>
        </SectionCard>
        <TaskSheet
          task={{ ...instructions, imageURL: '' }}
          needed={needed(instructions.proof)}
          labels={{ about: t('story.instructions'), proof: t('story.proof') }}
        />
      </div>
    </div>
  );
}
