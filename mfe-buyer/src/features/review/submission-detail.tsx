import { type DisputedSubmission } from '@kaaj/contract';
import { useGetSubmissionQuery } from '@kaaj/api-client';
import { Button, CoinAmount, PageHeading, PageTitle, Row, SectionHeading, Stack } from '@kaaj/ui';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@kaaj/ui/icons';
import { EmptyState, StatusBadge } from '@kaaj/ui-desk';
import { QueryState, usePersonName, useRecordOf } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { DecisionBar, Decisions } from './decision-bar';
import { TaskAndSubmission } from './task-and-submission';
import { UndoDecision } from './undo-decision';
import styles from './review-queue.module.css';
import { type ReviewQueue } from './use-review-queue';

/** The open submission, with a link back to the list on narrow screens, which hide the list. */
export function SubmissionDetail({ id, queue }: { readonly id: string; readonly queue: ReviewQueue }) {
  const t = useMessages();
  const { onPhone, previous, next, review } = queue;
  const query = useGetSubmissionQuery({ id });
  const work = query.currentData?.data;
  return (
    <section className={styles.work} aria-label={t('review.modalTitle')}>
      {onPhone && !work && <PageTitle>{t('review.modalTitle')}</PageTitle>}
      <Stack gap={5}>
        <Row gap={2} justify={onPhone ? 'between' : 'end'}>
          {onPhone && (
            <Button variant="ghost" icon={<ArrowLeftIcon />} onClick={queue.leave}>
              {t('desk.title')}
            </Button>
          )}
          <Row gap={2}>
            <Button variant="secondary" size="small" icon={<ChevronLeftIcon />} disabled={!previous} onClick={previous}>
              {t('desk.previous')}
            </Button>
            <Button variant="secondary" size="small" iconEnd={<ChevronRightIcon />} disabled={!next} onClick={next}>
              {t('desk.next')}
            </Button>
          </Row>
        </Row>
        <QueryState
          query={query}
          errorTitle={t('work.failed')}
          notFound={<EmptyState drawing="nothing-to-review" title={t('work.missing')} />}
        >
          {(shown) => (
            <>
              <WorkHeading
                work={{ ...shown, status: review.decisionInProgress(shown) ?? shown.status }}
                alone={onPhone}
              />
              <TaskAndSubmission work={shown} />
            </>
          )}
        </QueryState>
        <DecisionBar>
          {work && <Decisions work={work} review={review} onReject={() => queue.setRejecting(work)} keys={!onPhone} />}
          <UndoDecision queue={queue} />
        </DecisionBar>
      </Stack>
    </section>
  );
}

/** The page's heading on narrow screens, which hide the list. */
function WorkHeading({ work, alone }: { work: DisputedSubmission; alone: boolean }) {
  const t = useMessages();
  const name = usePersonName()(work.worker.name);
  const record = useRecordOf(work.worker._id);
  const words = {
    title: work.instructions.title,
    lead: [t('work.by', { name }), ...(record ?? [])].join('\u00a0· '),
    actions: (
      <Row gap={3}>
        <StatusBadge status={work.status}>{t(`status.${work.status}`)}</StatusBadge>
        <CoinAmount coins={work.task.payableAmount} />
      </Row>
    ),
  };
  return alone ? <PageHeading {...words} /> : <SectionHeading size="small" {...words} />;
}
