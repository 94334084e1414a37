import { ButtonLink } from './button';
import { Grid } from './layout';
import { EmptyState, ErrorState } from './states';
import { useWords } from '../../gallery/use-words';

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
