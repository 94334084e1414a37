import { LIMITS } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { useMessages } from '../messages';
import { type FieldName, mistakesOf, type TaskDraft } from './task-draft';

/** The sentence for each wrong field; none while `task` is undefined. */
export function useTaskErrors(
  task: TaskDraft | undefined,
  today: string | undefined,
): Partial<Record<FieldName, string>> {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const mistakes = task ? mistakesOf(task, today) : {};
  const sentence = (name: FieldName): string | undefined => {
    if (mistakes[name] === undefined) return undefined;
    if (mistakes[name] === 'past') return t('task.dateFuture');
    if (mistakes[name] === 'required') return name === 'imageURL' ? t('task.imageRequired') : common('field.required');
    const { min, max } = LIMITS[name as 'requiredWorkers' | 'payableAmount'];
    return t('task.numberRange', { min: format.number(min), max: format.number(max) });
  };
  return Object.fromEntries((Object.keys(mistakes) as FieldName[]).map((name) => [name, sentence(name)]));
}
