import { useAskForChangesMutation } from '@kaaj/api-client';
import { LENGTHS, type DisputedSubmission } from '@kaaj/contract';
import { Button, CheckIcon, Form, Row, Stack, TextAreaField } from '@kaaj/ui';
import { untilKnown, useCommonMessages, useOnline, useRefusedFields, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { type Review } from '../../shared/use-review';

interface ReviewActionsProps {
  work: DisputedSubmission;
  review: Review;
  /** Opens the question why. */
  onReject: () => void;
}

/** Accept, ask for changes once, or reject; while changes are awaited the work can be accepted alone. */
export function ReviewActions({ work, review, onReject }: ReviewActionsProps) {
  const t = useMessages();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const deciding = review.deciding(work);
  const awaited = Boolean(work.changes?.due);
  return (
    <Stack gap={4}>
      <Row gap={3}>
        <Button
          icon={<CheckIcon />}
          pending={deciding === 'accepted'}
          disabled={!online || deciding !== undefined}
          onClick={() => void review.accept(work)}
        >
          {t('review.accept')}
        </Button>
        {!work.changes && (
          <Button variant="secondary" disabled={!online || asking} onClick={() => setAsking(true)}>
            {t('work.askForChanges')}
          </Button>
        )}
        {!awaited && (
          <Button variant="danger" disabled={!online || deciding !== undefined} onClick={onReject}>
            {t('review.reject')}
          </Button>
        )}
      </Row>
      {asking && !work.changes && <ChangesForm id={work._id} onCancel={() => setAsking(false)} />}
    </Stack>
  );
}

function ChangesForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [askForChanges, { isLoading }] = useAskForChangesMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setMissing(note.trim() === '');
    clear();
    if (note.trim() === '') return;
    try {
      await untilKnown(() => askForChanges({ id, changesBody: { note } }).unwrap());
      toast.success(t('work.changesAsked'));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <TextAreaField
          label={t('work.changesNote')}
          hint={t('work.changesHint')}
          rows={3}
          required
          maxLength={LENGTHS.changesNote}
          error={missing ? common('field.required') : refused['note']}
          value={note}
          onChange={({ target }) => {
            setMissing(false);
            setNote(target.value);
          }}
        />
        <Row gap={3}>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('work.sendChanges')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
