import { Row } from '@kaaj/ui';
import { EditIcon, TrashIcon } from '@kaaj/ui/icons';
import { useWords } from '@kaaj/ui/gallery';
import { IconButton } from './icon-button';

export default function IconButtonExamples() {
  const t = useWords();
  return (
    <Row gap={2}>
      <IconButton label={t.view} icon={<EditIcon />} />
      <IconButton label={t.remove} icon={<TrashIcon />} />
    </Row>
  );
}
