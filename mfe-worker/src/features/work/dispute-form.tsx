import { serverNow, useOpenDisputeMutation } from '@kaaj/api-client';
import { LENGTHS, type DisputedSubmission } from '@kaaj/contract';
import { Button, Form, Link, SectionHeading, Stack, TextAreaField, useFormat } from '@kaaj/ui';
import { DraftOffer, untilKnown, useDraft, useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { ProofPictures } from '../../shared/proof-pictures';

const DISPUTED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** Objects to a rejection; nothing once the week for it is over. */
export function DisputeForm({ work: { _id: id, decision } }: { work: DisputedSubmission }) {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const statement = useDraft<string>(`dispute.${id}`);
  const pictures = useDraft<string[]>(`pictures.dispute.${id}`);
  const [missing, setMissing] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [openDispute, { isLoading }] = useOpenDisputeMutation();
  const [now] = useState(serverNow);
  const until = Date.parse(decision?.at ?? '') + DISPUTED_WITHIN_MS;
  if (Number.isNaN(until) || until < now) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || uploading) return;
    const words = (statement.value ?? '').trim();
    setMissing(words === '');
    clear();
    if (words === '') return;
    try {
      const openDisputeBody = { statement: words, pictures: pictures.value ?? [] };
      await untilKnown(() => openDispute({ id, openDisputeBody }).unwrap());
      statement.clear();
      pictures.clear();
      toast.success(t('dispute.sent'));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={(event) => void send(event)}>
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
          error={missing ? common('field.required') : refused['statement']}
          value={statement.value ?? ''}
          onChange={({ target }) => {
            setMissing(false);
            statement.save(target.value);
          }}
        />
        <ProofPictures
          addresses={pictures.value ?? []}
          needed={0}
          error={refused['pictures']}
          disabled={false}
          onChange={(next) => pictures.change((kept) => next(kept ?? []))}
          onUploading={setUploading}
        />
        <span>
          <Button type="submit" pending={isLoading} disabled={!online || uploading}>
            {t('dispute.button')}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}
