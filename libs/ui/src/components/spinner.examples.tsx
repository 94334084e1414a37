import { Row } from './layout';
import { PageSpinner, Spinner } from './spinner';
import { useWords } from '../../gallery/use-words';

export default function SpinnerExamples() {
  const t = useWords();
  return (
    <Row>
      <Spinner />
      <Spinner size={48} />
      <PageSpinner label={t.texts.loading} />
    </Row>
  );
}
