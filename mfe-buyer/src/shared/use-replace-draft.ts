import { type AnswerForm, type TaskLink } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type Draft, useDraft, useSend } from '@kaaj/page-kit';
import { useMessages } from '../messages';
import { type AudienceDraft } from './audience-fields';
import { draftOfAnswerForm, type FormDraft } from './form-draft';
import { type LinkDraft, linkDraftOf } from './link-fields';
import { EMPTY_TASK, isBegun, TASK_DRAFT, type TaskDraft, wholeNumberOf } from './task-draft';

/** The parts of a new task's draft: its fields, its answer form or link, and its audience. */
export interface TaskDrafts {
  readonly draft: Draft<TaskDraft>;
  readonly questions: Draft<FormDraft>;
  readonly link: Draft<LinkDraft>;
  readonly audience: Draft<AudienceDraft>;
}

export function useTaskDrafts(): TaskDrafts {
  return {
    draft: useDraft<TaskDraft>(TASK_DRAFT),
    questions: useDraft<FormDraft>(`${TASK_DRAFT}.form`),
    link: useDraft<LinkDraft>(`${TASK_DRAFT}.link`),
    audience: useDraft<AudienceDraft>(`${TASK_DRAFT}.audience`),
  };
}

/** How the work is answered: by a form, on another page, or in words. */
interface Answering {
  readonly form?: AnswerForm | null;
  readonly link?: TaskLink | null;
}

type Replace = (task: TaskDraft, answering: Answering) => Promise<boolean>;

/**
 * Fills the form for a new task, with numbers in the reader's digits; confirms before it replaces a draft. Resolves to
 * whether it did.
 */
export function useReplaceDraft({ draft, questions, link: elsewhere, audience }: TaskDrafts): Replace {
  const t = useMessages();
  const format = useFormat();
  const { send } = useSend();
  const inOwnDigits = (typed: string) => typed && format.number(wholeNumberOf(typed));
  return async (given, { form, link }) => {
    const fill = () => {
      draft.save({
        ...given,
        requiredWorkers: inOwnDigits(given.requiredWorkers),
        payableAmount: inOwnDigits(given.payableAmount),
        estimatedMinutes: inOwnDigits(given.estimatedMinutes),
      });
      if (form) questions.save(draftOfAnswerForm(form));
      else questions.clear();
      if (link) elsewhere.save(linkDraftOf(link));
      else elsewhere.clear();
      audience.clear();
    };
    const begun = { ...EMPTY_TASK, ...draft.value };
    if (!isBegun(begun) && (questions.value ?? []).length === 0 && !elsewhere.value) {
      fill();
      return true;
    }
    const ask = {
      title: t('tasks.againQuestion'),
      text: t(begun.title.trim() === '' ? 'tasks.againTextUntitled' : 'tasks.againText', { title: begun.title.trim() }),
      ok: t('tasks.againReplace'),
    };
    return send(async () => fill(), { confirm: ask });
  };
}
