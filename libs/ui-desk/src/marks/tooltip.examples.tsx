import { Button } from '@kaaj/ui';
import { EditIcon } from '@kaaj/ui/icons';
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
