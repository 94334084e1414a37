import { useDeleteTaskMutation } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { Button, TrashIcon, useFormat } from '@kaaj/ui';
import { useConfirm, useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Deletes a task after saying what comes back. */
export function DeleteTaskButton({ task: { _id, requiredWorkers, payableAmount, closed } }: { task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const confirm = useConfirm();
  const online = useOnline();
  const [deleteTask, { isLoading }] = useDeleteTaskMutation();
  const remove = async () => {
    // A closed task has given its open places' coins back already.
    const coins = closed ? 0 : requiredWorkers * payableAmount;
    const sure = await confirm({
      title: t('tasks.deleteQuestion'),
      text: t('tasks.deleteText', { coins: format.coins(coins) }),
      ok: t('tasks.delete'),
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteTask({ id: _id }).unwrap();
      toast.success(t('tasks.deleted'));
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <Button size="small" variant="danger" icon={<TrashIcon />} pending={isLoading} disabled={!online} onClick={remove}>
      {t('tasks.delete')}
    </Button>
  );
}
