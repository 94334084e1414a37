import { type Task } from '@kaaj/contract';
import { Button, CopyIcon } from '@kaaj/ui';
import { useAskedStep, useDraft, useNavigate } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { againOf, EMPTY_TASK, isBegun, TASK_DRAFT, type TaskDraft } from '../../shared/task-draft';

/** Opens the form for a new task with all of this one but its last day; asks before it replaces what somebody has begun there. */
export function PostAgainButton({ task }: { readonly task: Task }) {
  const t = useMessages();
  const navigate = useNavigate();
  const doAsked = useAskedStep();
  const draft = useDraft<TaskDraft>(TASK_DRAFT);
  const fill = async () => {
    draft.save(againOf(task));
    await navigate('/dashboard/addTask');
  };
  const press = () => {
    const begun = { ...EMPTY_TASK, ...draft.value };
    if (!isBegun(begun)) return fill();
    const question = {
      title: t('tasks.againQuestion'),
      text: t(begun.title.trim() === '' ? 'tasks.againTextUntitled' : 'tasks.againText', { title: begun.title.trim() }),
      ok: t('tasks.againReplace'),
    };
    return doAsked(question, fill);
  };
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<CopyIcon />}
      aria-label={t('tasks.againOf', { title: task.title })}
      onClick={() => void press()}
    >
      {t('tasks.again')}
    </Button>
  );
}
