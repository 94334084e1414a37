import { LIMITS, type TaskForm } from '@kaaj/contract';
import { type TaskDraft, wholeNumberOf } from './task-draft';
import { draftOf, termsOf } from './task-terms';

/** The part of a form that a template stores: all but its last day, and only valid numbers. */
export function formOf(draft: TaskDraft) {
  const { title, taskDetail, submissionInfo, imageURL } = draft;
  return {
    ...{ title, taskDetail, submissionInfo, imageURL },
    ...number('requiredWorkers', draft),
    ...number('payableAmount', draft),
    ...termsOf(draft),
  };
}

function number(name: 'requiredWorkers' | 'payableAmount', draft: TaskDraft): Partial<Record<typeof name, number>> {
  const value = wholeNumberOf(draft[name]);
  const { min, max } = LIMITS[name];
  return value < min || value > max ? {} : { [name]: value };
}

/** The form for a new task as a template has it. */
export function draftOfForm(form: TaskForm): TaskDraft {
  const { title, taskDetail, submissionInfo, imageURL, requiredWorkers, payableAmount, reviewDays } = form;
  return {
    ...{ title, taskDetail, submissionInfo, imageURL },
    requiredWorkers: requiredWorkers === null ? '' : String(requiredWorkers),
    payableAmount: payableAmount === null ? '' : String(payableAmount),
    completionDate: '',
    closesAt: '',
    ...draftOf({ ...form, reviewDays: reviewDays ?? 0 }),
  };
}
