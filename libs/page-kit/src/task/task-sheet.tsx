import { type Task } from '@kaaj/contract';
import { Card, SectionCard, SectionHeading, Stack } from '@kaaj/ui';
import { Prose } from './prose';
import { TaskPicture } from './task-picture';
import styles from './task.module.css';

export interface TaskSheetProps {
  task: Pick<Task, 'taskDetail' | 'submissionInfo' | 'imageURL'>;
  labels: { about: string; proof: string };
  /** What else work has to hold, each in a few words. */
  needed?: readonly string[];
}

/** The task in its buyer's words: the instructions, the required proof, and the picture. */
export function TaskSheet({ task: { taskDetail, submissionInfo, imageURL }, labels, needed = [] }: TaskSheetProps) {
  return (
    <Stack gap={5}>
      <SectionCard title={labels.about}>
        <Prose>{taskDetail}</Prose>
      </SectionCard>
      <Card as="section" aria-labelledby="what-proves">
        <SectionHeading id="what-proves" size="small" title={labels.proof} />
        <Prose>{submissionInfo}</Prose>
        {needed.length > 0 && (
          <ul className={styles.needed}>
            {needed.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
      </Card>
      {imageURL && <TaskPicture key={imageURL} src={imageURL} />}
    </Stack>
  );
}
