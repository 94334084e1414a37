import { Button, ErrorState, SkeletonRegion, SkeletonText, useLazyModule } from '@kaaj/ui';
import { Modal } from '@kaaj/ui/data';
import { useCommonMessages, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { type Reportable } from './report-form';

/** Opens the form to report what is on a page to the Admins. Nothing for visitors. */
export function ReportButton({ about }: { readonly about: Reportable }) {
  const common = useCommonMessages();
  const { person } = useSession();
  const [open, setOpen] = useState(false);
  const { loaded, retry } = useLazyModule(open ? 'form' : null, () => import('./report-form'));
  if (!person) return null;
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {common('report.button')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={common('report.title')}>
        {open && loaded.state === 'loading' && (
          <SkeletonRegion>
            <SkeletonText lines={6} />
          </SkeletonRegion>
        )}
        {open && loaded.state === 'failed' && <ErrorState title={common('state.failed')} onRetry={retry} />}
        {open && loaded.state === 'ready' && <loaded.value.ReportForm about={about} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}
