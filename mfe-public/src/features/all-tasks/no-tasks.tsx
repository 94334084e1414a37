import { Button, ButtonLink, EmptyState } from '@kaaj/ui';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

interface Props {
  /** Nothing fits the search; without it there would be tasks. */
  readonly filtered: boolean;
  readonly onClear: () => void;
}

/** The empty state of the board, with a next step for the reader. The heading above names the state. */
export function NoTasks({ filtered, onClear }: Props) {
  const t = useMessages();
  const { role } = useSession();
  if (filtered)
    return (
      <EmptyState
        drawing="no-tasks"
        title={t('allTasks.emptyFiltered')}
        action={<Button onClick={onClear}>{t('allTasks.clear')}</Button>}
      />
    );
  const step =
    role === 'Buyer'
      ? { href: '/dashboard/addTask', text: t('allTasks.post') }
      : { href: '/', text: t('allTasks.home') };
  return (
    <EmptyState
      drawing="no-tasks"
      title={t('allTasks.emptyText')}
      action={<ButtonLink href={step.href}>{step.text}</ButtonLink>}
    />
  );
}
