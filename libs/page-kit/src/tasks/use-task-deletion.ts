import { useDeleteTaskMutation } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { type Question, useToast } from '@kaaj/web-kit';
import { useSend } from '../forms/use-send';

/** Deleting a task: what comes back of it, the step itself with its question and its word, and its button's state. */
export function useTaskDeletion({ _id, closed, requiredWorkers, payableAmount }: Task) {
  const toast = useToast();
  const { send, button } = useSend();
  const [deleteTask] = useDeleteTaskMutation();
  return {
    /** Coins that its buyer gets back; a closed task has given those of its open places back already. */
    refund: closed ? 0 : requiredWorkers * payableAmount,
    /** Resolves to whether it was deleted. */
    remove: (question: Question, deleted: string): Promise<boolean> =>
      send(() => deleteTask({ id: _id }).unwrap(), {
        ask: { ...question, danger: true },
        done: () => {
          toast.success(deleted);
          toast.warning(deleted);
        },
      }),
    button,
  };
}
