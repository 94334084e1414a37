import { Button, Row } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** Shows that the list is limited to one task, with a link to all submissions. */
export function TaskFilterNotice({
  title,
  onShowAll,
}: {
  readonly title: string | undefined;
  readonly onShowAll: () => void;
}) {
  const t = useMessages();
  return (
    <Row gap={3}>
      <span>{title === undefined ? t('desk.oneTask') : t('desk.onlyTask', { title })}</span>
      <Button size="small" variant="secondary" onClick={onShowAll}>
        {t('desk.allTasks')}
      </Button>
    </Row>
  );
}
