import { ButtonLink, Grid } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { EmptyState, ErrorState } from './states';

export default function StatesExamples() {
  const t = useWords();
  return (
    <Grid min={280} max={2}>
      <EmptyState
        drawing="no-tasks"
        title={t.noTasks}
        text={t.noTasksText}
        action={<ButtonLink href="#">{t.add}</ButtonLink>}
      />
      <ErrorState title={t.down} onRetry={() => undefined} />
    </Grid>
  );
}
