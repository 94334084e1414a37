import { type AnswerForm } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type Draft, useDraft, useSend } from '@kaaj/page-kit';
import { useMessages } from '../messages';
import { draftOfAnswerForm, type FormDraft } from './form-draft';
import { EMPTY_TASK, isBegun, TASK_DRAFT, type TaskDraft, wholeNumberOf } from './task-draft';

/** What somebody has begun of a new task: its fields, and the questions of its answer form. */
export interface TaskDrafts {
  readonly draft: Draft<TaskDraft>;
  readonly questions: Draft<FormDraft>;
}

export function useTaskDrafts(): TaskDrafts {
  return { draft: useDraft<TaskDraft>(TASK_DRAFT), questions: useDraft<FormDraft>(`${TASK_DRAFT}.form`) };
}

type Replace = (task: TaskDraft, form: AnswerForm | null) => Promise<boolean>;

/** Fills the form for a new task, its numbers in the reader's digits; asks before it replaces what somebody has begun there. Resolves to whether it did. */
export function useReplaceDraft({ draft, questions }: TaskDrafts): Replace {
  const t = useMessages();
  const format = useFormat();
  const { send } = useSend();
  const inOwnDigits = (typed: string) => typed && format.number(wholeNumberOf(typed));
  return async (given, form) => {
    const fill = () => {
      draft.save({
        ...given,
        requiredWorkers: inOwnDigits(given.requiredWorkers),
        payableAmount: inOwnDigits(given.payableAmount),
        estimatedMinutes: inOwnDigits(given.estimatedMinutes),
      });
      if (form) questions.save(draftOfAnswerForm(form));
      else questions.clear();
    };
    const begun = { ...EMPTY_TASK, ...draft.value };
    if (!isBegun(begun) && (questions.value ?? []).length === 0) {
      fill();
      return true;
    }
    const ask = {
      title: t('tasks.againQuestion'),
      text: t(begun.title.trim() === '' ? 'tasks.againTextUntitled' : 'tasks.againText', { title: begun.title.trim() }),
      ok: t('tasks.againReplace'),
    };
    return send(async () => fill(), { ask });
  };
}
