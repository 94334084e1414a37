import { useGetSubmissionQuery } from '@kaaj/api-client';
import { type DisputedSubmission } from '@kaaj/contract';
import {
  Banner,
  CoinAmount,
  ErrorState,
  Link,
  LoadingCard,
  PageHeading,
  Row,
  SectionCard,
  Stack,
  StatusBadge,
  useLazyModule,
} from '@kaaj/ui';
import { ActivityTimeline, TaskSheet } from '@kaaj/page-kit/task';
import { ReportButton } from '@kaaj/page-kit/reports';
import { NotFound, BonusList, QueryState, useTaskText, useSubmissionTimeline } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** One of the worker's own submissions: its instructions, its history, and the next actions. */
export default function WorkPage() {
  const t = useMessages();
  const { submissionId = '' } = useParams();
  const query = useGetSubmissionQuery({ id: submissionId });
  const back = { href: '/dashboard/mysubmission', label: t('work.back') };
  return (
    <QueryState
      query={query}
      errorTitle={t('work.failed')}
      tabTitle={t('mine.title')}
      notFound={<NotFound drawing="no-submissions" title={t('work.missing')} back={back} />}
    >
      {(work) => <Work key={work._id} work={work} />}
    </QueryState>
  );
}

function Work({ work }: { work: DisputedSubmission }) {
  const t = useMessages();
  const { needed } = useTaskText();
  const { timeline, next } = useSubmissionTimeline()(work);
  const { instructions, status, task } = work;
  return (
    <Stack gap={6}>
      <PageHeading
        title={instructions.title}
        back={{ href: '/dashboard/mysubmission', label: t('work.back') }}
        actions={
          <Row gap={3}>
            <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
            <CoinAmount coins={task.payableAmount} />
            {work.decision && <Link href={`/dashboard/receipt/decision/${work._id}`}>{t('receipt.link')}</Link>}
          </Row>
        }
      />
      <SectionCard title={t('story.title')}>
        <ActivityTimeline {...timeline} />
        {next && <Banner kind="info">{next}</Banner>}
        <BonusList bonuses={work.bonuses} />
        {work.dispute && <Link href={`/dashboard/dispute/${work.dispute._id}`}>{t('story.talk')}</Link>}
        <WhatToDo work={work} />
        <ReportButton about={{ submission: work._id }} />
      </SectionCard>
      <TaskSheet
        task={{ ...instructions, imageURL: '' }}
        needed={needed(instructions.proof)}
        labels={{ about: t('story.instructions'), proof: t('story.proof') }}
      />
    </Stack>
  );
}

/** The code of the next form is loaded with the submissions that need one. */
function WhatToDo({ work }: { work: DisputedSubmission }) {
  const t = useMessages();
  const isNeeded = Boolean(work.changes?.due) || (work.status === 'rejected' && !work.dispute);
  const { loaded, retry } = useLazyModule(isNeeded ? 'form' : null, () => import('./next-form'));
  if (!isNeeded) return null;
  if (loaded.state === 'failed') return <ErrorState title={t('state.failed')} onRetry={retry} />;
  if (loaded.state === 'ready') return <loaded.value.NextForm work={work} />;
  return <LoadingCard lines={10} />;
}
