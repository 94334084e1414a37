import { Modal } from '@kaaj/ui-desk';
import { RejectForm, type RejectFormProps } from './reject-form';

interface RejectModalProps extends RejectFormProps {
  title: string;
}

/** Requires a reason for the rejection. */
export function RejectModal({ title, ...form }: RejectModalProps) {
  return (
    <Modal open={form.open} onClose={form.onClose} title={title}>
      <RejectForm {...form} />
    </Modal>
  );
}
