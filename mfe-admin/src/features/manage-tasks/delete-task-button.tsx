import { type Task } from '@kaaj/contract';
import { DeleteButton } from '@kaaj/ui/data';
import { useTaskDeletion, usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** Deletes anybody's task after saying what goes back to its buyer. */
export function DeleteTaskButton({ task, onDeleted }: { task: Task; onDeleted: () => void }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { refund, remove, button } = useTaskDeletion(task);
  const text = t('tasks.deleteText', { coins: refund, name: nameOf(task.buyer.name) });
  const press = async () => {
    const question = { title: t('tasks.deleteQuestion'), text, ok: t('tasks.delete') };
    if (await remove(question, t('tasks.deleted'))) onDeleted();
  };
  return (
    <DeleteButton {...button} onClick={() => void press()}>
      {t('tasks.delete')}
    </DeleteButton>
  );
}
