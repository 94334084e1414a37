import { useState } from 'react';
import { Button } from '../components/button';
import { ConfirmDialog } from './confirm-dialog';
import { useWords } from '../../gallery/use-words';

export default function QuestionExamples() {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>confirm</Button>
      {asked && (
        <ConfirmDialog
          title={t.confirm}
          text={t.confirmText}
          ok={t.yes}
          cancel={t.cancel}
          danger
          onAnswer={() => setAsked(false)}
        />
      )}
    </>
  );
}
