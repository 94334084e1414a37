import { useGetSubmissionQuery } from '@kaaj/api-client';
import { type SubmissionWithDispute } from '@kaaj/contract';
import {
  ArrowLeftIcon,
  Banner,
  ButtonLink,
  Card,
  CoinAmount,
  EmptyState,
  ErrorState,
  Grid,
  Link,
  Loading,
  PageHeading,
  Row,
  SectionHeading,
  SkeletonCard,
  Stack,
  StatusBadge,
} from '@kaaj/ui';
import { Story, TaskSheet } from '@kaaj/ui/task';
import {
  useCommonMessages,
  usePageTitle,
  useParams,
  usePersonName,
  useRecordOf,
  useTaskWords,
  useWorkStory,
} from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { DisputeAnswer } from './dispute-answer';
import { ReviewActions } from './review-actions';

const NOT_FOUND = 404;

/** One piece of work that was sent to the buyer: what they asked for beside what came, and what they can do about it. */
export default function ReviewPage() {
  const t = useMessages();
  const { submissionId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetSubmissionQuery({ id: submissionId });
  const work = currentData?.data;
  usePageTitle(work?.instructions.title ?? t('review.modalTitle'));

  if (error && 'status' in error && error.status === NOT_FOUND) {
    return (
      <EmptyState
        drawing="nothing-to-review"
        level={1}
        title={t('work.missing')}
        action={<ButtonLink href="/dashboard">{t('work.back')}</ButtonLink>}
      />
    );
  }
  if (error && !work) return <ErrorState title={t('work.failed')} retrying={isFetching} onRetry={refetch} />;
  if (!work) {
    return (
      <Loading>
        <SkeletonCard lines={8} />
      </Loading>
    );
  }
  return <Work key={work._id} work={work} />;
}

function Work({ work }: { work: SubmissionWithDispute }) {
  const t = useMessages();
  const common = useCommonMessages();
  const nameOf = usePersonName();
  const { needed } = useTaskWords();
  const { entries, next } = useWorkStory()(work);
  const record = useRecordOf(work.worker._id);
  const { instructions, status, task, worker, dispute } = work;
  return (
    <Stack gap={6}>
      <PageHeading
        title={instructions.title}
        lead={[t('work.by', { name: nameOf(worker.name) }), ...(record ?? [])].join(' · ')}
        back={
          <Link href="/dashboard">
            <ArrowLeftIcon size={16} /> {t('work.back')}
          </Link>
        }
        actions={
          <Row gap={3}>
            <StatusBadge status={status}>{common(`status.${status}`)}</StatusBadge>
            <CoinAmount coins={task.payableAmount} />
            {work.decision && <Link href={`/dashboard/receipt/decision/${work._id}`}>{common('receipt.link')}</Link>}
          </Row>
        }
      />
      <Grid min={380} max={2}>
        <TaskSheet
          task={{ ...instructions, imageURL: '' }}
          needed={needed(instructions.proof)}
          labels={{ about: common('story.instructions'), proof: common('story.proof'), enlarge: '', shrink: '' }}
        />
        <Card as="section" aria-labelledby="what-happened">
          <Stack gap={4}>
            <SectionHeading id="what-happened" size="small" title={common('story.title')} />
            <Story
              label={common('story.title')}
              entries={entries}
              pictureName={(number) => common('story.picture', { number })}
            />
            {next && <Banner kind="info">{next}</Banner>}
            {status === 'pending' && <ReviewActions work={work} />}
            {dispute && dispute.state !== 'decided' && <DisputeAnswer dispute={dispute} />}
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
