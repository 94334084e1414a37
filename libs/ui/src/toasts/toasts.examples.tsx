import { useState } from 'react';
import { Button } from '../components/button';
import { Toasts, type Toast } from './toasts';
import { useWords } from '../../gallery/use-words';

export default function ToastsExamples() {
  const t = useWords();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button
        onClick={() =>
          setToasts([
            { id: 1, kind: 'success', text: t.toast },
            { id: 2, kind: 'error', text: t.toastBad },
            { id: 3, kind: 'warning', text: t.toastBad },
            { id: 4, kind: 'info', text: t.toast },
          ])
        }
      >
        toast
      </Button>
      <Toasts toasts={toasts} onGone={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
    </>
  );
}
