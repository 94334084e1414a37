import { TaskSummary } from './task-summary';
import { useWords } from '@kaaj/ui/gallery';

export default function TaskSummaryExamples() {
  const t = useWords();
  return (
    <TaskSummary
      task={{ payableAmount: 250, completionDate: '2026-12-04', buyer: { name: t.buyerName } }}
      placesLeft="3 / 10"
      cents={1250}
      pace={t.payableAmount}
      labels={{
        facts: t.heading,
        payableAmount: t.payableAmount,
        places: t.requiredWorkers,
        completionDate: t.completionDate,
        buyer: t.buyer,
        fair: t.lead,
      }}
    />
  );
}
