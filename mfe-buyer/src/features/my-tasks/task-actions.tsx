import { type Task } from '@kaaj/contract';
import { ButtonLink, Row } from '@kaaj/ui';
import { EditIcon } from '@kaaj/ui/icons';
import { DeleteButton } from '@kaaj/ui/data';
import { RowMenu } from '@kaaj/ui-desk';
import { useTaskDeletion } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { ResultsButton } from '../../shared/results-button';
import styles from './my-tasks.module.css';
import { PostAgainButton } from './post-again-button';

/** Actions of a task: Update, and the rest in a menu. Deletes it after a dialog with the refund. */
export function TaskActions({ task, onDeleted }: { readonly task: Task; readonly onDeleted: () => void }) {
  const t = useMessages();
  const { refund, remove, button } = useTaskDeletion(task);
  const question = {
    title: t('tasks.deleteQuestion'),
    text: t('tasks.deleteText', { coins: refund }),
    ok: t('tasks.delete'),
  };
  const press = async () => {
    if (await remove(question, t('tasks.deleted'))) onDeleted();
  };
  return (
    <Row gap={1} className={styles.actions}>
      <ButtonLink size="small" variant="secondary" icon={<EditIcon />} href={`/dashboard/task/update/${task._id}`}>
        {t('tasks.update')}
      </ButtonLink>
      <RowMenu label={t('tasks.more', { title: task.title })} pending={button.pending}>
        <PostAgainButton task={task} />
        <ResultsButton path={`/task/${task._id}`} title={task.title} />
        <DeleteButton {...button} onClick={() => void press()}>
          {t('tasks.delete')}
        </DeleteButton>
      </RowMenu>
    </Row>
  );
}

/** The same for a batch, whose items are changed on a separate page. */
export function BatchActions({ title, batch }: { readonly title: string; readonly batch: string }) {
  const t = useMessages();
  return (
    <Row gap={1} className={styles.actions}>
      <ButtonLink size="small" variant="secondary" href="/dashboard/batches">
        {t('tasks.batch')}
      </ButtonLink>
      <RowMenu label={t('tasks.more', { title })}>
        <ResultsButton path={`/task/batch/${batch}`} title={title} />
      </RowMenu>
    </Row>
  );
}
