import { SkeletonRegion, useLazyModule } from '@kaaj/ui';
import { ErrorState, Modal, Skeleton } from '@kaaj/ui-desk';
import { useMessages } from '../messages';
import { type RejectFormProps } from './reject-form';

/** Loaded once: the second rejection shows its form at once. */
let known: typeof import('./reject-form') | undefined;
const loadForm = async () => (known = await import('./reject-form'));

interface RejectModalProps extends RejectFormProps {
  title: string;
}

/** Requires a reason for the rejection. The fields of antd are loaded for it, not with the page. */
export function RejectModal({ title, ...form }: RejectModalProps) {
  const t = useMessages();
  const { loaded, retry } = useLazyModule(form.open ? 'form' : null, loadForm, known);
  return (
    <Modal open={form.open} onClose={form.onClose} title={title}>
      {loaded.state === 'loading' && (
        <SkeletonRegion>
          <Skeleton paragraph={{ rows: 6 }} />
        </SkeletonRegion>
      )}
      {loaded.state === 'failed' && <ErrorState title={t('state.failed')} onRetry={retry} />}
      {loaded.state === 'ready' && <loaded.value.RejectForm {...form} />}
    </Modal>
  );
}
