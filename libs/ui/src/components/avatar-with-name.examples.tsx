import { AvatarWithName } from './avatar-with-name';
import { useWords } from '../../gallery/use-words';

export default function FaceExamples() {
  const t = useWords();
  return <AvatarWithName name={t.buyerName} />;
}
