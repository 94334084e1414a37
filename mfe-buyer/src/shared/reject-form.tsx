import { LENGTHS, type RejectionCode } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Form, Input } from '@kaaj/ui-desk/forms';
import { useOnline } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';

const READY = [
  { words: 'proof', code: 'proof-missing' },
  { words: 'other', code: 'instructions' },
  { words: 'part', code: 'proof-wrong' },
  { words: 'duplicate', code: 'duplicate' },
] as const;

interface Why {
  readonly reason: string;
  readonly code: RejectionCode;
}

const NO_REASON: Why = { reason: '', code: 'other' };

export interface RejectFormProps {
  /** The reason is empty whenever the dialog opens. */
  open: boolean;
  /** A decision is in progress. */
  decisionInProgress: boolean;
  /** Resolves to true when rejected or queued; false keeps the dialog open. */
  onReject: (reason: string, reasonCode: RejectionCode) => Promise<boolean>;
  onClose: () => void;
}

/** The reason for a rejection, which the worker can read. */
export function RejectForm({ open, decisionInProgress, onReject, onClose }: RejectFormProps) {
  const t = useMessages();
  const online = useOnline();
  const [{ reason, code }, setWhy] = useState(NO_REASON);
  useEffect(() => setWhy(NO_REASON), [open]);

  const reject = async () => {
    if (await onReject(reason.trim(), code)) onClose();
  };
  const check = (held: { reason: string }) => ({
    reason: held.reason.trim() === '' ? t('review.reasonRequired') : undefined,
  });

  return (
    <Form
      values={{ reason }}
      check={check}
      onChange={(_, typed) => setWhy((held) => (typed === '' ? NO_REASON : { ...held, reason: typed }))}
      onFinish={reject}
    >
      <Stack gap={4}>
        <div role="group" aria-label={t('review.ready')}>
          <Stack gap={2} align="start">
            <span className="k-field__label">{t('review.ready')}</span>
            {READY.map((ready) => (
              <Button
                key={ready.code}
                variant="secondary"
                size="small"
                aria-pressed={ready.code === code}
                onClick={() => setWhy({ reason: t(`review.reasons.${ready.words}`), code: ready.code })}
              >
                {t(`review.reasons.${ready.words}`)}
              </Button>
            ))}
          </Stack>
        </div>
        <Form.Item name="reason" label={t('review.reason')} required maxLength={LENGTHS.rejectionReason}>
          <Input.TextArea />
        </Form.Item>
        <ModalButtons
          ok={t('review.reject')}
          onCancel={onClose}
          variant="danger"
          pending={decisionInProgress}
          disabled={!online}
        />
      </Stack>
    </Form>
  );
}
