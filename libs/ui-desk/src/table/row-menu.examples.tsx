import { Button, Row } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { RowMenu } from './row-menu';

export default function RowMenuExamples() {
  const t = useWords();
  return (
    <Row>
      <RowMenu label={t.actions}>
        <Button variant="ghost">{t.view}</Button>
        <Button variant="danger">{t.remove}</Button>
      </RowMenu>
      <RowMenu label={t.actions} pending>
        <Button variant="ghost">{t.view}</Button>
      </RowMenu>
    </Row>
  );
}
