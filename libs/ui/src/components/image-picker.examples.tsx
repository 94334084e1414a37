import { ImagePicker } from './image-picker';
import { Grid } from './layout';
import { useWords } from '../../gallery/use-words';

export default function ImagePickerExamples() {
  const t = useWords();
  return (
    <Grid min={240} max={2}>
      <ImagePicker label={t.picture.choose} texts={t.picture} progress={0.6} progressLabel={t.texts.loading} />
      <ImagePicker label={t.picture.choose} texts={t.picture} shape="round" />
    </Grid>
  );
}
