import { useAskForChangesMutation } from '@kaaj/api-client';
import { LENGTHS, type DisputedSubmission } from '@kaaj/contract';
import { Button, ClickShield, Row, Stack } from '@kaaj/ui';
import { CheckIcon } from '@kaaj/ui/icons';
import { Form, Input } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useOnline } from '@kaaj/web-kit';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { type Review } from '../../shared/use-review';
import { ShortcutKey } from './shortcut-key';
import styles from './decision-bar.module.css';

/** The actions on the submission above it, at the lower edge of the screen. */
export function DecisionBar({ children }: PropsWithChildren) {
  return <div className={styles.bar}>{children}</div>;
}

interface DecisionsProps {
  work: DisputedSubmission;
  review: Review;
  /** Opens the rejection dialog. */
  onReject: () => void;
  /** Enables letter keys and shows them on the buttons. */
  keys?: boolean;
}

/**
 * Accept, request changes once, or reject; while changes are requested the work can only be accepted. The form of the
 * request replaces the buttons. Renders nothing for decided work.
 */
export function Decisions({ work, review, onReject, keys = false }: DecisionsProps) {
  const t = useMessages();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  if (work.status !== 'pending') return null;
  const decisionInProgress = review.decisionInProgress(work);
  const awaited = Boolean(work.changes?.due);
  const keyed = (letter: string) => keys && { iconEnd: <ShortcutKey letter={letter} />, 'aria-keyshortcuts': letter };
  if (asking && !work.changes && decisionInProgress === undefined) {
    const cancel = () => {
      setAsking(false);
      setCancelled(true);
    };
    return <ChangesForm id={work._id} onCancel={cancel} />;
  }
  return (
    <Row gap={3} className={styles.actions}>
      <Button
        icon={<CheckIcon />}
        {...keyed('A')}
        pending={decisionInProgress === 'accepted'}
        disabled={!online || decisionInProgress === 'rejected'}
        onClick={() => void review.accept(work)}
      >
        {t('review.accept')}
      </Button>
      {!work.changes && (
        <Button
          variant="secondary"
          autoFocus={cancelled}
          disabled={!online || decisionInProgress !== undefined}
          onClick={() => setAsking(true)}
        >
          {t('work.askForChanges')}
        </Button>
      )}
      {!awaited && (
        <Button
          variant="danger"
          {...keyed('R')}
          pending={decisionInProgress === 'rejected'}
          disabled={!online || decisionInProgress === 'accepted'}
          onClick={onReject}
        >
          {t('review.reject')}
        </Button>
      )}
      {/* Ignores the second click of a double click: the next submission's buttons appear here. */}
      <ClickShield around />
    </Row>
  );
}

function ChangesForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useMessages();
  const [note, setNote] = useState('');
  const { send, fieldErrors, submitButton } = useSend();
  const [askForChanges] = useAskForChangesMutation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('textarea')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={place} className={styles.form}>
      <Form
        values={{ note }}
        refused={fieldErrors}
        onChange={(_, typed) => setNote(typed)}
        onFinish={() =>
          send(() => askForChanges({ id, changesBody: { note } }).unwrap(), { success: t('work.changesAsked') })
        }
      >
        <Stack gap={3}>
          <Form.Item
            name="note"
            label={t('work.changesNote')}
            extra={t('work.changesHint')}
            required
            maxLength={LENGTHS.changesNote}
          >
            <Input.TextArea rows={3} />
          </Form.Item>
          <Row gap={3}>
            <Button {...submitButton}>{t('work.sendChanges')}</Button>
            <Button variant="ghost" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </div>
  );
}
