import { Toasts, type Toast } from '@kaaj/ui';
import { type UiRequest, uiRequests, useCommonMessages } from '@kaaj/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { registeredConfirm, type AskedQuestion } from './ask';
import { ShellConfirmDialog } from './shell-confirm-dialog';
import { LazyProofDialog } from './lazy-proof-dialog';

interface ConfirmRequest {
  readonly id: number;
  readonly question: AskedQuestion;
  readonly answer: (yes: boolean) => void;
}

type AskedProof = Extract<UiRequest, { type: 'prove' }>;

/** A success closes the toasts of errors; the same error is not shown twice. */
const isOver = ({ kind, text }: Toast, next: Toast) =>
  text === next.text || (next.kind === 'success' && (kind === 'error' || kind === 'warning'));

/** Shows the toasts and confirm dialogs of all parts of the page, one dialog at a time. */
export function FeedbackHost() {
  const t = useCommonMessages();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [requests, setRequests] = useState<readonly ConfirmRequest[]>([]);
  const [proof, setProof] = useState<AskedProof>();
  const showAll = useEffectEvent(() => {
    for (const notice of uiRequests.take()) {
      if (notice.type === 'toast') {
        setToasts((before) => [...before.filter((shown) => !isOver(shown, notice)), notice]);
        continue;
      }
      if (notice.type === 'prove') {
        setProof(notice);
        continue;
      }
      const { ok = t('action.confirm'), cancel = t('action.cancel'), ...rest } = notice.question;
      const question = { ok, cancel, ...rest };
      const ask = registeredConfirm();
      if (ask) void ask(question).then(notice.answer);
      else setRequests((before) => [...before, { id: notice.id, question, answer: notice.answer }]);
    }
  });
  useEffect(() => {
    showAll();
    return uiRequests.subscribe(() => showAll());
  }, []);
  const [first] = requests;
  const answer = (yes: boolean) => {
    setRequests((before) => before.slice(1));
    first?.answer(yes);
  };
  const prove = (proved: boolean) => {
    // Of an earlier one Google may answer after it was closed.
    setProof((shown) => (shown === proof ? undefined : shown));
    proof?.answer(proved);
  };
  return (
    <>
      <Toasts toasts={toasts} onGone={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
      {first && <ShellConfirmDialog key={first.id} question={first.question} onAnswer={answer} />}
      {proof && <LazyProofDialog key={proof.id} proofs={proof.proofs} onAnswer={prove} />}
    </>
  );
}
