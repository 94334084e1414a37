import { type Task } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { DeleteButton } from '@kaaj/ui/data';
import { useTaskDeletion, usePersonName } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Deletes anybody's task after saying what goes back to its buyer. */
export function DeleteTaskButton({ task }: { task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const nameOf = usePersonName();
  const { refund, remove, button } = useTaskDeletion(task);
  const text = t('tasks.deleteText', { coins: format.coins(refund), name: nameOf(task.buyer.name) });
  return (
    <DeleteButton
      {...button}
      onClick={() => void remove({ title: t('tasks.deleteQuestion'), text, ok: t('tasks.delete') }, t('tasks.deleted'))}
    >
      {t('tasks.delete')}
    </DeleteButton>
  );
}
