import { DeleteButton } from './delete-button';
import { useWords } from '../../gallery/use-words';

export default function DeleteButtonExamples() {
  const t = useWords();
  return <DeleteButton>{t.remove}</DeleteButton>;
}
