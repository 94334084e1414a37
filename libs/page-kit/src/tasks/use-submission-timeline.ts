import { serverNow } from '@kaaj/api-client';
import { type Dispute, type DisputedSubmission } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type StoryEntry, type StoryProps } from '../task';
import { useCommonMessages } from '@kaaj/web-kit';

type Words = ReturnType<typeof useCommonMessages>;

/** The fields of a submission that its timeline needs. */
type TimelineSubmission = Pick<
  DisputedSubmission,
  'versions' | 'changes' | 'decision' | 'dispute' | 'rejectionReason' | 'acceptedAt'
>;

/**
 * The history of a submission, with the same texts for all participants, and the next step; null when there is none.
 */
export function useSubmissionTimeline(): (work: TimelineSubmission) => {
  timeline: StoryProps;
  next: string | null;
} {
  const common = useCommonMessages();
  const { dateTime } = useFormat();
  return (work) => ({
    timeline: {
      label: common('story.title'),
      entries: [
        ...sent(work, common, dateTime),
        ...decided(work, common, dateTime),
        ...(work.dispute ? disputed(work.dispute, common, dateTime) : []),
      ],
      pictureName: (number) => common('story.picture', { number }),
    },
    next: nextOf(work, common, dateTime),
  });
}

type Time = (moment: string) => string;

function sent({ versions, changes }: TimelineSubmission, common: Words, time: Time): StoryEntry[] {
  const entries = versions.map(({ number, submissionDetail: text, pictures, sentAt }) => ({
    key: `version-${number}`,
    title: common(number === 1 ? 'story.sent' : 'story.sentAgain'),
    when: time(sentAt),
    text,
    pictures,
  }));
  if (!changes) return entries;
  const asked = {
    key: 'changes',
    title: common('story.changesAsked'),
    when: time(changes.askedAt),
    text: changes.note,
  };
  return [...entries.slice(0, 1), asked, ...entries.slice(1)];
}

/**
 * A disputed rejection is shown in the timeline, too, though the decision has changed since: its reason is kept, and so
 * is who rejected, but not when.
 */
function decided({ decision, dispute, ...work }: TimelineSubmission, common: Words, time: Time): StoryEntry[] {
  if (!decision || decision.status === 'pending') return [];
  const { by, at, reason, reasonCode } = decision;
  const words = reasonCode && reasonCode !== 'other' ? common(`reason.${reasonCode}`) : '';
  if (dispute && by === 'dispute') {
    const bySilence = reasonCode === 'not-revised';
    const title = common(bySilence ? 'story.rejected.silence' : 'story.rejected.buyer');
    return [{ key: 'decided', title, when: '', text: bySilence ? words : work.rejectionReason || words, tone: 'bad' }];
  }
  const accepted = decision.status === 'accepted';
  const who = by ?? 'unknown';
  const title = accepted
    ? common(`story.accepted.${who}`)
    : common(`story.rejected.${who === 'dispute' ? 'unknown' : who}`);
  const text = by === 'silence' ? words : reason || words;
  return [{ key: 'decided', title, when: time(at), text, tone: accepted ? 'good' : 'bad' }];
}

function disputed(dispute: Dispute, common: Words, time: Time): StoryEntry[] {
  const { openedAt, statement, pictures, answer, answeredAt, outcome, reason, decidedAt } = dispute;
  const entries: StoryEntry[] = [
    { key: 'disputed', title: common('story.disputed'), when: time(openedAt), text: statement, pictures },
  ];
  if (answer !== null && answeredAt) {
    entries.push({ key: 'answered', title: common('story.answered'), when: time(answeredAt), text: answer });
  }
  if (outcome && decidedAt) {
    const tone = outcome === 'for-buyer' || outcome === 'worker-left' ? 'bad' : 'good';
    const title = common(`story.dispute.${outcome}`);
    entries.push({ key: 'ended', title, when: time(decidedAt), text: reason ?? '', tone });
  }
  return entries;
}

function nextOf({ changes, dispute, acceptedAt }: TimelineSubmission, common: Words, time: Time): string | null {
  if (changes?.due) return common('story.changesDue', { time: time(changes.due) });
  if (dispute?.unpaid) return common(`story.unpaid.${dispute.unpaid}`);
  if (dispute?.due && dispute.state !== 'decided') {
    return common(isAwaitingBuyer(dispute) ? 'story.due.open' : 'story.due.answered', { time: time(dispute.due) });
  }
  return acceptedAt && common('story.due.pending', { time: time(acceptedAt) });
}

const ANSWERED_WITHIN_MS = 48 * 60 * 60 * 1000;

/** Whether the buyer still has time to answer; before that no Admin decides. */
export function isAwaitingBuyer({ state, openedAt }: Dispute): boolean {
  return state === 'open' && serverNow() < Date.parse(openedAt) + ANSWERED_WITHIN_MS;
}
