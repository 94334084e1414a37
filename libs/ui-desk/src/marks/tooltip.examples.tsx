import { Button, EditIcon } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Tooltip } from './tooltip';

export default function TooltipExamples() {
  const t = useWords();
  return (
    <Tooltip>
      <Button variant="ghost" size="small" icon={<EditIcon />}>
        {t.view}
      </Button>
    </Tooltip>
  );
}
