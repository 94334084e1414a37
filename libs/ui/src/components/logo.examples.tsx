import { Row } from './layout';
import { Logo, LogoMark } from './logo';
import { useWords } from '../../gallery/use-words';

export default function LogoExamples() {
  const t = useWords();
  return (
    <Row>
      <Logo name={t.name} />
      <LogoMark size={64} />
    </Row>
  );
}
