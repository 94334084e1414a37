import { type Submission } from '@kaaj/contract';
import { Button, Form, Stack, TextAreaField } from '@kaaj/ui';
import { Modal, ModalButtons } from '@kaaj/ui/data';
import { useCommonMessages, useOnline } from '@kaaj/web-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useMessages } from '../../messages';
import { type Review } from './use-review';

const MAX_LENGTH = 1_000;

interface RejectModalProps {
  /** Closed while it is undefined. */
  submission: Submission | undefined;
  review: Review;
  onClose: () => void;
}

/** Asks why before it rejects: the worker reads the reason. */
export function RejectModal({ submission, review, onClose }: RejectModalProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const online = useOnline();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    setReason('');
    setMissing(false);
  }, [submission]);

  const reject = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (!submission || reason.trim() === '') return;
    if (await review.reject(submission, reason.trim())) onClose();
  };

  return (
    <Modal open={submission !== undefined} onClose={onClose} title={t('review.rejectQuestion')}>
      <Form onSubmit={reject}>
        <Stack gap={4}>
          <TextAreaField
            label={t('review.reason')}
            required
            maxLength={MAX_LENGTH}
            error={missing ? t('review.reasonRequired') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
            <Button
              type="submit"
              variant="danger"
              pending={submission && review.deciding(submission) !== undefined}
              disabled={!online}
            >
              {t('review.reject')}
            </Button>
          </ModalButtons>
        </Stack>
      </Form>
    </Modal>
  );
}
