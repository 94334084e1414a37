import { useDecideSubmissionsMutation } from '@kaaj/api-client';
import { type RejectionCode, type Submission } from '@kaaj/contract';
import { Button, Row, useFormat } from '@kaaj/ui';
import { untilKnown } from '@kaaj/page-kit';
import { useConfirm, useOnline, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { RejectModal } from '../../shared/reject-modal';
import styles from './decide-many.module.css';

type Decision = 'accepted' | 'rejected';

interface DecideManyProps {
  /** What is chosen; at least one. */
  chosen: readonly Submission[];
  onDecided: (ids: readonly string[], status: Decision) => void;
  onClear: () => void;
}

/** Accepts or rejects all that is chosen, each piece on its own: what cannot be decided so is told, and the rest is. */
export function DecideMany({ chosen, onDecided, onClear }: DecideManyProps) {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const confirm = useConfirm();
  const online = useOnline();
  const [rejecting, setRejecting] = useState(false);
  const [decideSubmissions, { isLoading }] = useDecideSubmissionsMutation();
  const count = chosen.length;
  const amount = format.number(count);
  const coins = format.coins(chosen.reduce((sum, { task }) => sum + task.payableAmount, 0));

  const decide = async (status: Decision, why: { reason?: string; reasonCode?: RejectionCode } = {}) => {
    const decisions = chosen.map(({ _id: id }) => ({ id, status, ...why }));
    try {
      const { data } = await untilKnown(() => decideSubmissions({ decisionsBody: { decisions } }).unwrap());
      const done = data.filter(({ problem }) => !problem);
      onDecided(
        done.map(({ id }) => id),
        status,
      );
      const [fault] = data.flatMap(({ problem }) => problem ?? []);
      if (done.length > 0) {
        const words = { count: done.length, amount: format.number(done.length) };
        toast.success(t(status === 'accepted' ? 'desk.acceptedMany' : 'desk.rejectedMany', words));
      }
      if (fault) {
        const left = count - done.length;
        toast.warning(t('desk.leftMany', { count: left, why: fault.message }));
      }
      onClear();
      return true;
    } catch (error) {
      toast.problem(error);
      return false;
    }
  };
  const accept = async () => {
    const question = {
      title: t('desk.acceptQuestion', { count, amount }),
      text: t('desk.acceptText', { coins }),
      ok: t('desk.acceptMany', { count, amount }),
    };
    if (await confirm(question)) await decide('accepted');
  };

  return (
    <div className={styles.many}>
      <Row gap={2}>
        <Button size="small" pending={isLoading} disabled={!online} onClick={() => void accept()}>
          {t('desk.acceptMany', { count, amount })}
        </Button>
        <Button size="small" variant="danger" disabled={!online || isLoading} onClick={() => setRejecting(true)}>
          {t('review.reject')}
        </Button>
        <Button size="small" variant="ghost" onClick={onClear}>
          {t('desk.clear')}
        </Button>
      </Row>
      <RejectModal
        open={rejecting}
        title={t('desk.rejectQuestion', { count, amount })}
        deciding={isLoading}
        onReject={(reason, reasonCode) => decide('rejected', { reason, reasonCode })}
        onClose={() => setRejecting(false)}
      />
    </div>
  );
}
