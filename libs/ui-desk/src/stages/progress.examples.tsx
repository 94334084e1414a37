import { Stack } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Progress, Shares } from './progress';

export default function ProgressExamples() {
  const t = useWords();
  return (
    <Stack>
      <Progress label={t.pendingTasks} value={35} max={200} />
      <Progress label={t.total} value={200} max={200} />
      <Shares
        max={100}
        shares={[
          { value: 40, tone: 'good' },
          { value: 15, tone: 'coin' },
          { value: 10, tone: 'quiet' },
        ]}
      />
      <Shares max={100} shares={[]} />
    </Stack>
  );
}
