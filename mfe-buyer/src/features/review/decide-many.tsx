import { useReviewSubmissionsMutation } from '@kaaj/api-client';
import { type RejectionCode, type Submission } from '@kaaj/contract';
import { Button, Row } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { problemText, type Question, toast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { RejectModal } from '../../shared/reject-modal';
import styles from './decide-many.module.css';

type Decision = 'accepted' | 'rejected';

interface DecideManyProps {
  /** At least one. */
  selected: readonly Submission[];
  onDecided: (ids: readonly string[], status: Decision) => void;
  onClear: () => void;
}

/** Accepts or rejects all selected submissions one by one: the refused ones are listed, the others are decided. */
export function DecideMany({ selected, onDecided, onClear }: DecideManyProps) {
  const t = useMessages();
  const { send, button } = useSend();
  const [rejecting, setRejecting] = useState(false);
  const [reviewSubmissions] = useReviewSubmissionsMutation();
  const count = selected.length;
  const coins = selected.reduce((sum, { task }) => sum + task.payableAmount, 0);

  type Why = { readonly reason?: string; readonly reasonCode?: RejectionCode };
  const decide = (status: Decision, { ask, ...why }: Why & { readonly ask?: Question } = {}) => {
    const decisions = selected.map(({ _id: id }) => ({ id, status, ...why }));
    return send(() => reviewSubmissions({ decisionsBody: { decisions } }).unwrap(), {
      ...(ask && { confirm: ask }),
      onSuccess: ({ data }) => {
        const done = data.filter(({ problem }) => !problem);
        const ids = done.map(({ id }) => id);
        onDecided(ids, status);
        if (done.length > 0)
          toast.success(t(status === 'accepted' ? 'desk.acceptedMany' : 'desk.rejectedMany', { count: done.length }));
        const [fault] = data.flatMap(({ problem }) => problem ?? []);
        if (fault) toast.warning(t('desk.leftMany', { count: count - done.length, why: problemText(fault) }));
        onClear();
      },
    });
  };
  const accept = () => {
    const ask = {
      title: t('desk.acceptQuestion', { count }),
      text: t('desk.acceptText', { coins }),
      ok: t('desk.acceptMany', { count }),
    };
    void decide('accepted', { ask });
  };

  return (
    <div className={styles.many}>
      <Row gap={2}>
        <Button size="small" {...button} onClick={accept}>
          {t('desk.acceptMany', { count })}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={button.disabled || button.pending}
          onClick={() => setRejecting(true)}
        >
          {t('review.reject')}
        </Button>
        <Button size="small" variant="ghost" onClick={onClear}>
          {t('desk.clear')}
        </Button>
      </Row>
      <RejectModal
        open={rejecting}
        title={t('desk.rejectQuestion', { count })}
        decisionInProgress={button.pending}
        onReject={(reason, reasonCode) => decide('rejected', { reason, reasonCode })}
        onClose={() => setRejecting(false)}
      />
    </div>
  );
}
