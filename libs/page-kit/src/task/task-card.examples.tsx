import { ButtonLink, Grid, SkeletonRegion, Badge } from '@kaaj/ui';
import { TaskCard, TaskCardSkeleton } from './task-card';
import { useWords } from '@kaaj/ui/gallery';

export default function TaskCardExamples() {
  const t = useWords();
  return (
    <Grid as="ul" min={250} max={4}>
      {[250, 100, 40].map((coins, index) => (
        <li key={coins}>
          <TaskCard
            task={{
              title: index === 1 ? t.task2 : t.task,
              buyer: { name: t.buyerName },
              completionDate: '2026-12-04',
              payableAmount: coins,
              requiredWorkers: index === 2 ? 0 : 12,
            }}
            labels={t.taskLabels}
            link={
              <ButtonLink href="#" variant="secondary" block>
                {t.view}
              </ButtonLink>
            }
            badge={index === 2 ? <Badge tone="warn">{t.pending}</Badge> : undefined}
          />
        </li>
      ))}
      <li>
        <SkeletonRegion>
          <TaskCardSkeleton />
        </SkeletonRegion>
      </li>
    </Grid>
  );
}
