import { ButtonLink, Grid, type EmptyState as LightEmptyState, type ErrorState as LightErrorState } from '../../src';
import { useWords } from '../use-words';

interface Pieces {
  readonly EmptyState: typeof LightEmptyState;
  readonly ErrorState: typeof LightErrorState;
}

export function EmptyAndFailed({ EmptyState, ErrorState }: Pieces) {
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
