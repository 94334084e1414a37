import { type Submission } from '@kaaj/contract';
import { useMessages } from '../messages';
import { RejectModal } from './reject-modal';
import { type Review } from './use-review';

interface RejectOneProps {
  /** Closed while it is undefined. */
  submission: Submission | undefined;
  review: Review;
  onClose: () => void;
}

/** Requires a reason before a submission is rejected. */
export function RejectOne({ submission, review, onClose }: RejectOneProps) {
  const t = useMessages();
  return (
    <RejectModal
      open={submission !== undefined}
      title={t('review.rejectQuestion')}
      decisionInProgress={submission !== undefined && review.decisionInProgress(submission) !== undefined}
      onReject={async (reason, code) => submission !== undefined && review.reject(submission, reason, code)}
      onClose={onClose}
    />
  );
}
