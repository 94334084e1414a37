import { type Task } from '@kaaj/contract';
import { Button } from '@kaaj/ui';
import { CopyIcon } from '@kaaj/ui/icons';
import { Tooltip } from '@kaaj/ui-desk';
import { useDraft } from '@kaaj/page-kit';
import { useNavigate } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { draftFromTask, TASK_DRAFT, type TaskDraft } from '../../shared/task-draft';
import { useReplaceDraft } from '../../shared/use-replace-draft';

/** Opens the form for a new task with all of this one but its last day; asks before it replaces what somebody has begun there. */
export function PostAgainButton({ task }: { readonly task: Task }) {
  const t = useMessages();
  const navigate = useNavigate();
  const fill = useReplaceDraft(useDraft<TaskDraft>(TASK_DRAFT));
  const press = async () => {
    if (await fill(draftFromTask(task))) await navigate('/dashboard/addTask');
  };
  return (
    <Tooltip>
      <Button
        size="small"
        variant="ghost"
        icon={<CopyIcon />}
        aria-label={t('tasks.againOf', { title: task.title })}
        onClick={() => void press()}
      >
        {t('tasks.again')}
      </Button>
    </Tooltip>
  );
}
