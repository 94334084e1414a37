import { LENGTHS, type ProofOfWork } from '@kaaj/contract';
import { Button, Form, Stack, TextAreaField } from '@kaaj/ui';
import { DraftOffer, untilKnown, useDraft, useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, useOnline } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../messages';
import { ProofPictures } from './proof-pictures';
import styles from './work-form.module.css';

export interface Work {
  readonly submissionDetail: string;
  readonly pictures: string[];
}

interface WorkFormProps {
  /** Under which name it is kept on this device until it was sent. */
  readonly draft: string;
  readonly proof: ProofOfWork;
  readonly button: string;
  readonly sending: boolean;
  readonly disabled?: boolean;
  /** The button stays at hand wherever on the page somebody reads. */
  readonly atHand?: boolean;
  /** Rejects with what the server said. */
  readonly onSend: (work: Work) => Promise<unknown>;
}

/** The proof of work, in words and pictures. What is typed and uploaded stays on this device until it was sent. */
export function WorkForm({ draft, proof, button, sending, disabled = false, atHand = false, onSend }: WorkFormProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const online = useOnline();
  const words = useDraft<string>(draft);
  const pictures = useDraft<string[]>(`pictures.${draft}`);
  const [missing, setMissing] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const submissionDetail = words.value ?? '';

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || uploading) return;
    const empty = submissionDetail.trim() === '';
    setMissing(empty);
    clear();
    // The button is at hand wherever on the page somebody reads; the field may be far below.
    if (empty) return event.currentTarget.querySelector('textarea')?.focus();
    try {
      await untilKnown(() => onSend({ submissionDetail, pictures: pictures.value ?? [] }));
      words.clear();
      pictures.clear();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={send}>
      <Stack gap={4}>
        <DraftOffer drafts={[words, pictures]} />
        <TextAreaField
          label={t('submit.detail')}
          placeholder={t('submit.placeholder')}
          hint={words.value ? t('submit.draft') : undefined}
          error={missing ? common('field.required') : refused['submissionDetail']}
          rows={6}
          maxLength={LENGTHS.submissionDetail}
          required
          disabled={disabled}
          value={submissionDetail}
          onChange={({ target }) => {
            setMissing(false);
            words.save(target.value);
          }}
        />
        <ProofPictures
          addresses={pictures.value ?? []}
          needed={proof.pictures}
          error={refused['pictures']}
          disabled={disabled}
          onChange={(next) => pictures.change((kept) => next(kept ?? []))}
          onUploading={setUploading}
        />
        {!online && <p role="status">{t('submit.offline')}</p>}
        <div className={atHand ? styles.atHand : undefined}>
          <Button type="submit" block pending={sending} disabled={disabled || !online || uploading}>
            {button}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
