import { useJoinWorkerGroupMutation } from '@kaaj/api-client';
import { Button, ButtonLink, EmptyState } from '@kaaj/ui';
import { usePersonName, useSend } from '@kaaj/page-kit';
import { useSearchParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Where an invitation link leads: ?token=... and one press. */
export default function JoinGroupPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const nameOf = usePersonName();
  const { send, button } = useSend();
  const [join, { data: joined }] = useJoinWorkerGroupMutation();
  const token = search.get('token');
  const toTasks = <ButtonLink href="/dashboard/tasklist">{t('menu.taskList')}</ButtonLink>;

  if (joined) {
    const { name, buyer } = joined.data;
    return (
      <EmptyState
        drawing="no-tasks"
        level={1}
        title={t('join.done', { name })}
        text={t('join.doneText', { buyer: nameOf(buyer.name) })}
        action={toTasks}
      />
    );
  }
  if (!token) {
    const words = { title: t('join.noToken'), text: t('join.noTokenText') };
    return <EmptyState drawing="no-tasks" level={1} {...words} action={toTasks} />;
  }
  return (
    <EmptyState
      drawing="no-tasks"
      level={1}
      title={t('join.title')}
      text={t('join.text')}
      action={
        <Button {...button} onClick={() => void send(() => join({ joinGroupBody: { token } }).unwrap())}>
          {t('join.submit')}
        </Button>
      }
    />
  );
}
