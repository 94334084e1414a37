import { useLazyGetTaskQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { Button } from '@kaaj/ui';
import { CopyIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { useNavigate } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { draftFromTask } from '../../shared/task-draft';
import { useReplaceDraft, useTaskDrafts } from '../../shared/use-replace-draft';

/**
 * Opens the form for a new task with the values of this one, except its last day; confirms before it replaces a draft.
 */
export function PostAgainButton({ task }: { readonly task: Task }) {
  const t = useMessages();
  const navigate = useNavigate();
  const replace = useReplaceDraft(useTaskDrafts());
  const { send, button } = useSend();
  const [load] = useLazyGetTaskQuery();
  // Lists leave out the answer form and the link.
  const press = () =>
    send(() => load({ id: task._id }).unwrap(), {
      onSuccess: async ({ data: { form, link } }) => {
        if (await replace(draftFromTask(task), { form, link: link ?? null })) await navigate('/dashboard/addTask');
      },
    });
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<CopyIcon />}
      aria-label={t('tasks.againOf', { title: task.title })}
      {...button}
      onClick={() => void press()}
    >
      {t('tasks.again')}
    </Button>
  );
}
