import { useCancelBatchMutation } from '@kaaj/api-client';
import { type Task, type TaskBatch } from '@kaaj/contract';
import { DeleteButton } from '@kaaj/ui/data';
import { useTaskDeletion, usePersonName, useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

interface DeleteTaskButtonProps {
  readonly task: Task;
  readonly onDeleted: () => void;
}

/** Deletes any task, after a dialog that names the buyer's refund; for the row of a batch, cancels all of it. */
export function DeleteTaskButton({ task, onDeleted }: DeleteTaskButtonProps) {
  return task.batch ? (
    <CancelBatchButton task={task} batch={task.batch} onCancelled={onDeleted} />
  ) : (
    <DeleteOneButton task={task} onDeleted={onDeleted} />
  );
}

function DeleteOneButton({ task, onDeleted }: DeleteTaskButtonProps) {
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

interface CancelBatchButtonProps {
  readonly task: Task;
  readonly batch: TaskBatch;
  readonly onCancelled: () => void;
}

function CancelBatchButton({ task, batch: { _id: id, items }, onCancelled }: CancelBatchButtonProps) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { send, button } = useSend();
  const [cancel] = useCancelBatchMutation();
  const coins = task.requiredWorkers * task.payableAmount;
  const press = () =>
    send(() => cancel({ id }).unwrap(), {
      confirm: {
        ...{ title: t('tasks.cancelQuestion'), ok: t('tasks.cancel'), danger: true },
        text: t('tasks.cancelText', { items, coins, name: nameOf(task.buyer.name) }),
      },
      success: t('tasks.cancelled'),
      onSuccess: onCancelled,
    });
  return (
    <DeleteButton {...button} onClick={() => void press()}>
      {t('tasks.cancel')}
    </DeleteButton>
  );
}
