import { Button, Row } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** Says that the desk shows the work for one task alone, with the way to all of it. */
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
