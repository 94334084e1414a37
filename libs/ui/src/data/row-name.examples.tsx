import { Stack } from '../components/layout';
import { useWords } from '../../gallery/use-words';
import { RowName } from './row-name';

export default function RowNameExamples() {
  const t = useWords();
  return (
    <Stack gap={2}>
      <span>
        <RowName wanted={false}>{t.task}</RowName>
      </span>
      <span>
        <RowName wanted>{t.task2}</RowName>
      </span>
    </Stack>
  );
}
