import { type Task } from '@kaaj/contract';
import { DeleteButton } from '@kaaj/ui/data';
import { Tooltip } from '@kaaj/ui-desk';
import { useTaskDeletion } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** Deletes a task after saying what comes back. */
export function DeleteTaskButton({ task, onDeleted }: { task: Task; onDeleted: () => void }) {
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
    <Tooltip>
      <DeleteButton {...button} onClick={() => void press()}>
        {t('tasks.delete')}
      </DeleteButton>
    </Tooltip>
  );
}
