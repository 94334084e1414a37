import { useGetSubmissionQuery } from '@kaaj/api-client';
import { type DisputedSubmission } from '@kaaj/contract';
import { CoinAmount, Link, PageHeading, Row, Stack } from '@kaaj/ui';
import { StatusBadge } from '@kaaj/ui-desk';
import { NotFound, QueryState, usePersonName, useRecordOf } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { RejectOne } from '../../shared/reject-one';
import { useReview } from '../../shared/use-review';
import { Bonus } from './bonus';
import { DecisionBar, Decisions } from './decision-bar';
import { TaskAndSubmission } from './task-and-submission';

/** One submission to the buyer: the instructions next to the work, and the actions. */
export default function ReviewPage() {
  const t = useMessages();
  const { submissionId = '' } = useParams();
  const query = useGetSubmissionQuery({ id: submissionId });
  const back = { href: '/dashboard/review', label: t('work.back') };
  return (
    <QueryState
      query={query}
      errorTitle={t('work.failed')}
      tabTitle={t('review.modalTitle')}
      notFound={<NotFound drawing="nothing-to-review" title={t('work.missing')} back={back} />}
    >
      {(work) => <Work key={work._id} work={work} />}
    </QueryState>
  );
}

function Work({ work }: { work: DisputedSubmission }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const review = useReview(() => undefined);
  const [rejecting, setRejecting] = useState(false);
  const record = useRecordOf(work.worker._id);
  const { instructions, status, task, worker } = work;
  return (
    <Stack gap={6}>
      <PageHeading
        title={instructions.title}
        lead={[t('work.by', { name: nameOf(worker.name) }), ...(record ?? [])].join('\u00a0· ')}
        back={{ href: '/dashboard/review', label: t('work.back') }}
        actions={
          <Row gap={3}>
            <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
            <CoinAmount coins={task.payableAmount} />
            {work.decision && <Link href={`/dashboard/receipt/decision/${work._id}`}>{t('receipt.link')}</Link>}
          </Row>
        }
      />
      <TaskAndSubmission work={work} />
      {status === 'accepted' && <Bonus work={work} />}
      <DecisionBar>
        <Decisions work={work} review={review} onReject={() => setRejecting(true)} />
      </DecisionBar>
      <RejectOne submission={rejecting ? work : undefined} review={review} onClose={() => setRejecting(false)} />
    </Stack>
  );
}
