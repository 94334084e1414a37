import { useMessages } from '../messages';
import { FileButton } from './file-button';

interface ResultsButtonProps {
  /** Of the call that answers with the file: `/task/{id}` without its end. */
  readonly path: string;
  readonly title: string;
}

/** Downloads all work that was sent for a task or a batch. */
export function ResultsButton({ path, title }: ResultsButtonProps) {
  const t = useMessages();
  return (
    <FileButton path={`${path}/results?format=csv`} label={t('tasks.results')} name={t('tasks.resultsOf', { title })} />
  );
}
