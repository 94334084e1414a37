import { LENGTHS, type RejectionCode } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { DeskForm, TextAreaField } from '@kaaj/ui-desk/forms';
import { useCommonMessages, useOnline } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';

const READY = [
  { words: 'proof', code: 'proof-missing' },
  { words: 'other', code: 'instructions' },
  { words: 'part', code: 'proof-wrong' },
  { words: 'duplicate', code: 'duplicate' },
] as const;

interface RejectModalProps {
  open: boolean;
  title: string;
  /** A decision is under way. */
  deciding: boolean;
  /** Resolves to whether it was rejected. */
  onReject: (reason: string, reasonCode: RejectionCode) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why before it rejects: the worker reads the reason. */
export function RejectModal({ open, title, deciding, onReject, onClose }: RejectModalProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const online = useOnline();
  const [reason, setReason] = useState('');
  useEffect(() => setReason(''), [open]);

  const reject = async (why: string, code: RejectionCode) => {
    if (await onReject(why, code)) onClose();
  };
  const check = (held: { reason: string }) => ({
    reason: held.reason.trim() === '' ? t('review.reasonRequired') : undefined,
  });

  return (
    <Modal open={open} onClose={onClose} title={title}>
      <DeskForm
        values={{ reason }}
        check={check}
        onChange={(_, typed) => setReason(typed)}
        onSend={() => reject(reason.trim(), 'other')}
      >
        <Stack gap={4}>
          <div role="group" aria-label={t('review.ready')}>
            <Stack gap={2} align="start">
              <span className="k-field__label">{t('review.ready')}</span>
              {READY.map(({ words, code }) => (
                <Button
                  key={code}
                  variant="secondary"
                  size="small"
                  disabled={!online || deciding}
                  onClick={() => void reject(t(`review.reasons.${words}`), code)}
                >
                  {t(`review.reasons.${words}`)}
                </Button>
              ))}
            </Stack>
          </div>
          <TextAreaField name="reason" label={t('review.reason')} required maxLength={LENGTHS.rejectionReason} />
          <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
            <Button type="submit" variant="danger" pending={deciding} disabled={!online}>
              {t('review.reject')}
            </Button>
          </ModalButtons>
        </Stack>
      </DeskForm>
    </Modal>
  );
}
