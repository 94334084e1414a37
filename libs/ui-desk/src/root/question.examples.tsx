import { Button } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { useUi } from './use-ui';

export default function QuestionExamples() {
  const t = useWords();
  const ui = useUi();
  const question = { title: t.confirm, text: t.confirmText, ok: t.yes, cancel: t.cancel, danger: true };
  return <Button onClick={() => void ui.confirm(question)}>confirm at a desk</Button>;
}
