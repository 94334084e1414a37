import { useAskForChangesMutation } from '@kaaj/api-client';
import { LENGTHS, type DisputedSubmission } from '@kaaj/contract';
import { Button, ClickShield, Row, Stack } from '@kaaj/ui';
import { CheckIcon } from '@kaaj/ui/icons';
import { DeskForm, TextAreaField } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useCommonMessages, useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { type Review } from '../../shared/use-review';
import styles from './review-actions.module.css';

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
    <Stack gap={4} className={styles.room}>
      <Row gap={3} className={styles.actions}>
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
        {/* After a decision the next work has the same buttons in the same place. */}
        <ClickShield around />
      </Row>
      {asking && !work.changes && <ChangesForm id={work._id} onCancel={() => setAsking(false)} />}
    </Stack>
  );
}

function ChangesForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const [note, setNote] = useState('');
  const { send, wrong, button } = useSend();
  const [askForChanges] = useAskForChangesMutation();

  return (
    <DeskForm
      values={{ note }}
      refused={wrong}
      onChange={(_, typed) => setNote(typed)}
      onSend={() => send(() => askForChanges({ id, changesBody: { note } }).unwrap(), { done: t('work.changesAsked') })}
    >
      <Stack gap={3}>
        <TextAreaField
          name="note"
          label={t('work.changesNote')}
          hint={t('work.changesHint')}
          rows={3}
          required
          maxLength={LENGTHS.changesNote}
        />
        <Row gap={3}>
          <Button type="submit" {...button}>
            {t('work.sendChanges')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        </Row>
      </Stack>
    </DeskForm>
  );
}
