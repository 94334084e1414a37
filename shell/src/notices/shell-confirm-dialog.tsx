import { toast } from '@kaaj/web-kit';
import { useOptionalModule } from '../design/use-optional-module';
import { useMessages } from '../messages';
import { type AskedQuestion } from './ask';

interface Props {
  readonly question: AskedQuestion;
  readonly onAnswer: (yes: boolean) => void;
}

/** The design system's confirm dialog, loaded with the first use. If it cannot load, the answer is "no". */
export function ShellConfirmDialog({ question, onAnswer }: Props) {
  const t = useMessages();
  const giveUp = () => {
    toast.error(t('unavailable.title'));
    onAnswer(false);
  };
  const data = useOptionalModule('question', () => import('@kaaj/ui/data'), giveUp);
  return data && <data.ConfirmDialog {...question} onAnswer={onAnswer} />;
}
