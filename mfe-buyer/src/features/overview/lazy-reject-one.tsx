import { type Submission } from '@kaaj/contract';
import { SkeletonRegion, useLazyModule } from '@kaaj/ui';
import { ErrorState, Modal, Skeleton } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { type Review } from '../../shared/use-review';

/** Loaded once: the second rejection shows its form at once. */
let known: typeof import('../../shared/reject-form') | undefined;
const loadForm = async () => (known = await import('../../shared/reject-form'));

interface LazyRejectOneProps {
  /** Closed while it is undefined. */
  readonly submission: Submission | undefined;
  readonly review: Review;
  readonly onClose: () => void;
}

/** Requires a reason before a submission is rejected. The fields of antd are loaded for it, not with the overview. */
export function LazyRejectOne({ submission, review, onClose }: LazyRejectOneProps) {
  const t = useMessages();
  const open = submission !== undefined;
  const { loaded, retry } = useLazyModule(open ? 'form' : null, loadForm, known);
  return (
    <Modal open={open} onClose={onClose} title={t('review.rejectQuestion')}>
      {loaded.state === 'loading' && (
        <SkeletonRegion>
          <Skeleton paragraph={{ rows: 6 }} />
        </SkeletonRegion>
      )}
      {loaded.state === 'failed' && <ErrorState title={t('state.failed')} onRetry={retry} />}
      {loaded.state === 'ready' && (
        <loaded.value.RejectForm
          open={open}
          decisionInProgress={open && review.decisionInProgress(submission) !== undefined}
          onReject={async (reason, code) => open && review.reject(submission, reason, code)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
