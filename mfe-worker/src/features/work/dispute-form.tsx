import { serverNow, useOpenDisputeMutation } from '@kaaj/api-client';
import { LENGTHS, type DisputedSubmission } from '@kaaj/contract';
import { Button, Form, Link, SectionHeading, Stack, TextAreaField, useFormat } from '@kaaj/ui';
import { DraftOffer, useDraft, useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ProofPictures } from '../../shared/proof-pictures';

const DISPUTED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** Objects to a rejection; nothing once the week for it is over. */
export function DisputeForm({ work: { _id: id, decision } }: { work: DisputedSubmission }) {
  const t = useMessages();
  const format = useFormat();
  const statement = useDraft<string>(`dispute.${id}`);
  const pictures = useDraft<string[]>(`pictures.dispute.${id}`);
  const [uploading, setUploading] = useState(false);
  const { send, fieldErrors, clear, button } = useSend();
  const [openDispute] = useOpenDisputeMutation();
  const [now] = useState(serverNow);
  const until = Date.parse(decision?.at ?? '') + DISPUTED_WITHIN_MS;
  if (Number.isNaN(until) || until < now) return null;

  const submit = () => {
    if (uploading) return;
    const openDisputeBody = { statement: (statement.value ?? '').trim(), pictures: pictures.value ?? [] };
    void send(() => openDispute({ id, openDisputeBody }).unwrap(), {
      fieldErrors: { statement: openDisputeBody.statement === '' },
      success: t('dispute.sent'),
      onSuccess: () => {
        statement.clear();
        pictures.clear();
      },
    });
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        <SectionHeading
          size="small"
          title={t('dispute.title')}
          lead={t('dispute.lead', { time: format.dateTime(until) })}
        />
        <Link href="/fair">{t('dispute.more')}</Link>
        <DraftOffer drafts={[statement, pictures]} />
        <TextAreaField
          label={t('dispute.statement')}
          rows={4}
          maxLength={LENGTHS.statement}
          required
          error={fieldErrors['statement']}
          value={statement.value ?? ''}
          onChange={({ target }) => {
            clear();
            statement.save(target.value);
          }}
        />
        <ProofPictures
          addresses={pictures.value ?? []}
          needed={0}
          error={fieldErrors['pictures']}
          disabled={false}
          onChange={(next) => pictures.change((kept) => next(kept ?? []))}
          onUploading={setUploading}
        />
        <span>
          <Button type="submit" {...button} disabled={button.disabled || uploading}>
            {t('dispute.button')}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}
