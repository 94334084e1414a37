import { LIMITS } from '@kaaj/contract';
import { useMessages } from '../messages';
import { type FieldName, mistakesOf, type TaskDraft } from './task-draft';

type Errors = Partial<Record<FieldName, string>>;

/** Validates a task: the message for each invalid field. */
export function useTaskErrors(today: string | undefined): (task: TaskDraft) => Errors {
  const t = useMessages();
  return (task) => {
    const mistakes = mistakesOf(task, today);
    const sentence = (name: FieldName): string => {
      if (mistakes[name] === 'day') return t('task.noDay');
      if (mistakes[name] === 'time') return t('task.noTime');
      if (mistakes[name] === 'past') return t('task.dateFuture');
      if (mistakes[name] === 'required') return name === 'imageURL' ? t('task.imageRequired') : t('field.required');
      if (name === 'estimatedMinutes')
        return t('task.numberRange', { min: LIMITS.estimatedMinutes.min, max: Number(task.allowanceMinutes) });
      const { min, max } = LIMITS[name as 'requiredWorkers' | 'payableAmount'];
      return t('task.numberRange', { min, max });
    };
    return Object.fromEntries((Object.keys(mistakes) as FieldName[]).map((name) => [name, sentence(name)]));
  };
}
