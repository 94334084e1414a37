import { Stack } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Progress } from '.';

export default function ProgressExamples() {
  const t = useWords();
  return (
    <Stack>
      <Progress aria-label={t.pendingTasks} percent={17.5} showInfo={false} />
      <Progress aria-label={t.total} percent={100} showInfo={false} />
    </Stack>
  );
}
