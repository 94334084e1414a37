import { type Task } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { DeleteButton } from '@kaaj/ui/data';
import { useTaskDeletion } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Deletes a task after saying what comes back. */
export function DeleteTaskButton({ task }: { task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const { refund, remove, button } = useTaskDeletion(task);
  const question = {
    title: t('tasks.deleteQuestion'),
    text: t('tasks.deleteText', { coins: format.coins(refund) }),
    ok: t('tasks.delete'),
  };
  return (
    <DeleteButton {...button} onClick={() => void remove(question, t('tasks.deleted'))}>
      {t('tasks.delete')}
    </DeleteButton>
  );
}
