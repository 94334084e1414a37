import { useFormat } from '@kaaj/ui';
import { type Draft, useSend } from '@kaaj/page-kit';
import { useMessages } from '../messages';
import { EMPTY_TASK, isBegun, type TaskDraft, wholeNumberOf } from './task-draft';

/** Fills the form for a new task, its numbers in the reader's digits; asks before it replaces what somebody has begun there. Resolves to whether it did. */
export function useReplaceDraft(draft: Draft<TaskDraft>): (task: TaskDraft) => Promise<boolean> {
  const t = useMessages();
  const format = useFormat();
  const { send } = useSend();
  const inOwnDigits = (typed: string) => typed && format.number(wholeNumberOf(typed));
  return async (given) => {
    const task = {
      ...given,
      requiredWorkers: inOwnDigits(given.requiredWorkers),
      payableAmount: inOwnDigits(given.payableAmount),
    };
    const begun = { ...EMPTY_TASK, ...draft.value };
    if (!isBegun(begun)) {
      draft.save(task);
      return true;
    }
    const ask = {
      title: t('tasks.againQuestion'),
      text: t(begun.title.trim() === '' ? 'tasks.againTextUntitled' : 'tasks.againText', { title: begun.title.trim() }),
      ok: t('tasks.againReplace'),
    };
    return send(async () => draft.save(task), { ask });
  };
}
