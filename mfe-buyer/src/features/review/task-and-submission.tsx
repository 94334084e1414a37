import { type DisputedSubmission } from '@kaaj/contract';
import { Banner, Card, Grid, SectionHeading, Stack } from '@kaaj/ui';
import { TaskSheet } from '@kaaj/page-kit/task';
import { ActivityTimeline } from '@kaaj/ui-desk/stages';
import { ReportButton } from '@kaaj/page-kit/reports';
import { useTaskText, useSubmissionTimeline } from '@kaaj/page-kit';
import { useCommonMessages } from '@kaaj/web-kit';
import { type Review } from '../../shared/use-review';
import { DisputeAnswer } from './dispute-answer';
import { ReviewActions } from './review-actions';

interface SheetsProps {
  work: DisputedSubmission;
  review: Review;
  onReject: () => void;
}

/** What was asked for beside what came, and what its buyer can do about it. */
export function TaskAndSubmission({ work, review, onReject }: SheetsProps) {
  const common = useCommonMessages();
  const { needed } = useTaskText();
  const { entries, next } = useSubmissionTimeline()(work);
  const { instructions, status, dispute } = work;
  return (
    <Grid min={280} max={2}>
      <TaskSheet
        task={{ ...instructions, imageURL: '' }}
        needed={needed(instructions.proof)}
        labels={{ about: common('story.instructions'), proof: common('story.proof'), enlarge: '', shrink: '' }}
      />
      <Card as="section" aria-labelledby="what-happened">
        <Stack gap={4}>
          <SectionHeading id="what-happened" size="small" title={common('story.title')} />
          <ActivityTimeline
            label={common('story.title')}
            entries={entries}
            pictureName={(number) => common('story.picture', { number })}
          />
          {next && <Banner kind="info">{next}</Banner>}
          {status === 'pending' && <ReviewActions work={work} review={review} onReject={onReject} />}
          {dispute && dispute.state !== 'decided' && <DisputeAnswer dispute={dispute} />}
          <ReportButton about={{ submission: work._id, user: work.worker._id }} />
        </Stack>
      </Card>
    </Grid>
  );
}
