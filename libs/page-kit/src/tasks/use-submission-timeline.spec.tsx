import { type Decision } from '@kaaj/contract';
import { screen } from '@testing-library/react';
import { common } from '@kaaj/web-kit';
import { aDispute, aWork, renderPage } from '@kaaj/web-kit/testing';
import { useSubmissionTimeline } from './use-submission-timeline';

const decidedAt = '2030-01-18T12:00:00.000Z';
const dispute = aDispute({ state: 'decided', outcome: 'for-worker', due: null, decidedAt });

function Titles({ decision }: { decision: Pick<Decision, 'reason' | 'reasonCode'> }) {
  const overturned: Decision = { status: 'accepted', by: 'dispute', at: decidedAt, ...decision };
  const { timeline } = useSubmissionTimeline()({
    ...aWork({ status: 'accepted', rejectionReason: decision.reason, dispute }),
    decision: overturned,
  });
  return timeline.entries.map(({ key, title, text }) => <p key={key}>{`${title}: ${text ?? ''}`}</p>);
}

it.each([
  [{ reason: 'Two were missing.', reasonCode: null }, 'Rejected by the buyer: Two were missing.'],
  [{ reason: '', reasonCode: 'duplicate' }, 'Rejected by the buyer: The same work was sent before.'],
  [
    { reason: 'not revised', reasonCode: 'not-revised' },
    'Rejected automatically: no changes in time: The requested changes were not submitted in time.',
  ],
] as const)('names who rejected and why after a dispute was decided: %j', async (decision, words) => {
  await renderPage(<Titles decision={decision} />, { messages: common, api: {} });
  expect(screen.getByText(words)).toBeInTheDocument();
});
