import { type DisputedSubmission } from '@kaaj/contract';
import { Banner, CoinAmount, Grid, Link, PageHeading, Row, SectionCard, Stack } from '@kaaj/ui';
import { ActivityTimeline, TaskSheet } from '@kaaj/page-kit/task';
import { StatusBadge, Tag } from '@kaaj/ui-desk';
import { isAwaitingBuyer, usePersonName, useRecordOf, useTaskText, useSubmissionTimeline } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { DecideForm } from './decide-form';

/** A submission with its instructions, its history, and the decision on its dispute when one is due. */
export function WorkSheet({ work }: { work: DisputedSubmission }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { needed } = useTaskText();
  const { timeline, next } = useSubmissionTimeline()(work);
  const { instructions, status, task, worker, buyer, dispute } = work;
  const undecided = dispute !== null && dispute.state !== 'decided';
  const awaitsBuyer = undecided && isAwaitingBuyer(dispute);
  return (
    <Stack gap={6}>
      <PageHeading
        title={instructions.title}
        lead={t('disputes.between', { worker: nameOf(worker.name), buyer: nameOf(buyer.name) })}
        back={{ href: '/dashboard/disputes', label: t('disputes.back') }}
        actions={
          <Row gap={3}>
            <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
            {undecided && <Tag color="warning">{t(`disputes.state.${awaitsBuyer ? 'open' : 'answered'}`)}</Tag>}
            <CoinAmount coins={task.payableAmount} />
            {work.decision && <Link href={`/dashboard/receipt/decision/${work._id}`}>{t('receipt.link')}</Link>}
          </Row>
        }
      />
      <Grid min={380} max={2}>
        <TaskSheet
          task={{ ...instructions, imageURL: '' }}
          needed={needed(instructions.proof)}
          labels={{ about: t('story.instructions'), proof: t('story.proof') }}
        />
        <SectionCard title={t('story.title')}>
          <ActivityTimeline {...timeline} />
          {dispute && <Link href={`/dashboard/dispute/${dispute._id}`}>{t('story.talk')}</Link>}
          <ReputationRecords work={work} />
          {next && <Banner kind="info">{next}</Banner>}
          {undecided && !awaitsBuyer && <DecideForm key={dispute._id} dispute={dispute} />}
        </SectionCard>
      </Grid>
    </Stack>
  );
}

/** The reputation of worker and buyer, for the Admin who decides. */
function ReputationRecords({ work: { worker, buyer } }: { work: DisputedSubmission }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const [ofWorker, ofBuyer] = [useRecordOf(worker._id), useRecordOf(buyer._id)];
  return (
    <>
      {ofWorker && (
        <p>
          <strong>{t('disputes.ofWorker', { name: nameOf(worker.name) })}</strong>: {ofWorker.join('\u00a0· ')}
        </p>
      )}
      {ofBuyer && (
        <p>
          <strong>{t('disputes.ofBuyer', { name: nameOf(buyer.name) })}</strong>: {ofBuyer.join('\u00a0· ')}
        </p>
      )}
    </>
  );
}
