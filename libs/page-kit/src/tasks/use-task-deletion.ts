import { useDeleteTaskMutation } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { useOnline, type Question, useToast } from '@kaaj/web-kit';
import { useAskedStep } from '../forms/use-asked-step';

/** Deleting a task: what comes back of it, the step itself with its question and its word, and its button's state. */
export function useTaskDeletion({ _id, closed, requiredWorkers, payableAmount }: Task) {
  const toast = useToast();
  const online = useOnline();
  const doAsked = useAskedStep();
  const [deleteTask, { isLoading }] = useDeleteTaskMutation();
  return {
    /** Coins that its buyer gets back; a closed task has given those of its open places back already. */
    refund: closed ? 0 : requiredWorkers * payableAmount,
    /** Resolves to whether it was deleted. */
    remove: async (question: Question, deleted: string): Promise<boolean> => {
      const done = await doAsked({ ...question, danger: true }, () => deleteTask({ id: _id }).unwrap());
      if (!done) return false;
      toast.success(deleted);
      toast.warning(deleted);
      return true;
    },
    button: { pending: isLoading, disabled: !online },
  };
}
