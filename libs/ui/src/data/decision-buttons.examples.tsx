import { Stack } from '../components/layout';
import { DecisionButtons } from './decision-buttons';
import { useWords } from '../../gallery/use-words';

export default function DecisionButtonsExamples() {
  const t = useWords();
  return (
    <Stack>
      {([undefined, 'accepted', 'rejected'] as const).map((deciding) => (
        <DecisionButtons
          key={deciding ?? ''}
          accept={t.accept}
          reject={t.reject}
          deciding={deciding}
          disabled={false}
          onAccept={() => undefined}
          onReject={() => undefined}
        />
      ))}
    </Stack>
  );
}
