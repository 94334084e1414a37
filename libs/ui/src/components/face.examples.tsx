import { Face } from './face';
import { useWords } from '../../gallery/use-words';

export default function FaceExamples() {
  const t = useWords();
  return <Face name={t.buyerName} />;
}
