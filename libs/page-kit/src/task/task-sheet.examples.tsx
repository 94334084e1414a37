import { TaskSheet } from './task-sheet';
import { useWords } from '@kaaj/ui/gallery';

export default function TaskSheetExamples() {
  const t = useWords();
  return (
    <TaskSheet
      task={{ taskDetail: t.answer, submissionInfo: t.slideText, imageURL: '' }}
      labels={{ about: t.detail, proof: t.kicker }}
      needed={[t.task2]}
    />
  );
}
