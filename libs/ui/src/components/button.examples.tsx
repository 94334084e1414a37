import { BellIcon, PlusIcon, TrashIcon } from '../icons/icons';
import { Button, ButtonLink, IconButton } from './button';
import { Row, Stack } from './layout';
import { useWords } from '../../gallery/use-words';

export default function ButtonExamples() {
  const t = useWords();
  return (
    <Stack>
      <Row>
        <Button icon={<PlusIcon />}>{t.add}</Button>
        <Button variant="secondary">{t.cancel}</Button>
        <Button variant="ghost">{t.view}</Button>
        <Button variant="danger" icon={<TrashIcon />}>
          {t.remove}
        </Button>
        <Button pending>{t.add}</Button>
        <Button variant="secondary" pending>
          {t.add}
        </Button>
        <Button disabled>{t.add}</Button>
      </Row>
      <Row>
        <Button size="small">{t.accept}</Button>
        <Button size="small" variant="secondary">
          {t.reject}
        </Button>
        <Button size="large">{t.buy}</Button>
        <ButtonLink href="#" variant="secondary">
          {t.view}
        </ButtonLink>
        <IconButton label={t.notification} icon={<BellIcon />} badge="3" />
      </Row>
    </Stack>
  );
}
