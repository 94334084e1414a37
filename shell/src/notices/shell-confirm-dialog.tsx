import { useEffect, useEffectEvent } from 'react';
import { toast } from '@kaaj/web-kit';
import { useMessages } from '../messages';
import { useLazyModule } from '@kaaj/ui';
import { type AskedQuestion } from './ask';

interface Props {
  readonly question: AskedQuestion;
  readonly onAnswer: (yes: boolean) => void;
}

/** The design system's confirm dialog, loaded with the first use. If it cannot load, the answer is "no". */
export function ShellConfirmDialog({ question, onAnswer }: Props) {
  const t = useMessages();
  const { loaded } = useLazyModule('question', () => import('@kaaj/ui/data'));
  const failed = loaded.state === 'failed';
  const giveUp = useEffectEvent(() => {
    toast.error(t('unavailable.title'));
    onAnswer(false);
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  if (loaded.state !== 'ready') return null;
  const { ConfirmDialog } = loaded.value;
  return <ConfirmDialog {...question} onAnswer={onAnswer} />;
}
