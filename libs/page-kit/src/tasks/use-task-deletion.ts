import { useDeleteTaskMutation } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { type Question, toast } from '@kaaj/web-kit';
import { useSend } from '../forms/use-send';

/** Deletes a task: the refund, the action with its confirm dialog and label, and the state of its button. */
export function useTaskDeletion({ _id, closed, requiredWorkers, payableAmount }: Task) {
  const { send, button } = useSend();
  const [deleteTask] = useDeleteTaskMutation();
  return {
    /** Coins that its buyer gets back; a closed task has returned those of its open places already. */
    refund: closed ? 0 : requiredWorkers * payableAmount,
    /** Resolves to whether it was deleted. */
    remove: (question: Question, deleted: string): Promise<boolean> =>
      send(() => deleteTask({ id: _id }).unwrap(), {
        confirm: { ...question, danger: true },
        success: deleted,
        onSuccess: () => toast.warning(deleted),
      }),
    button,
  };
}
