import { Toasts, type Toast } from '@kaaj/ui';
import { ConfirmDialog } from '@kaaj/ui/data';
import { uiRequests, useCommonMessages, type UiRequest } from '@kaaj/web-kit';
import { useEffect, useState } from 'react';

type ConfirmRequest = Extract<UiRequest, { type: 'confirm' }>;

/** Toasts and confirm dialogs of the remote. */
export function StandInNotices() {
  const t = useCommonMessages();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [asked, setAsked] = useState<readonly ConfirmRequest[]>([]);
  useEffect(() => {
    const showAll = () => {
      for (const notice of uiRequests.take()) {
        if (notice.type === 'toast') setToasts((before) => [...before, notice]);
        else if (notice.type === 'confirm') setAsked((before) => [...before, notice]);
        // A demonstration user proves identity by being selected again.
        else notice.answer(false);
      }
    };
    showAll();
    return uiRequests.subscribe(showAll);
  }, []);
  const [first] = asked;
  const answer = (yes: boolean) => {
    setAsked((before) => before.slice(1));
    first?.answer(yes);
  };
  return (
    <>
      <Toasts toasts={toasts} onGone={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
      {first && (
        <ConfirmDialog
          key={first.id}
          ok={t('action.confirm')}
          cancel={t('action.cancel')}
          {...first.question}
          onAnswer={answer}
        />
      )}
    </>
  );
}
