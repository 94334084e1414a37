import { Grid } from './layout';
import { NativeSelect } from './native-select';
import { useWords } from '../../gallery/use-words';

export default function NativeSelectExamples() {
  const t = useWords();
  const options = [
    { value: 'high', label: t.high },
    { value: 'low', label: t.low, disabled: true },
  ];
  return (
    <Grid min={220} max={2}>
      <NativeSelect aria-label={t.sort} options={options} placeholder={t.sort} />
      <NativeSelect aria-label={t.sort} options={options} disabled />
    </Grid>
  );
}
