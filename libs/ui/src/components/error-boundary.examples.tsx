import { ErrorBoundary } from './error-boundary';
import { ErrorState } from './states';
import { useWords } from '../../gallery/use-words';

function Breaking(): never {
  throw new Error('It breaks while it is drawn.');
}

export default function ErrorBoundaryExamples() {
  const t = useWords();
  return (
    <ErrorBoundary fallback={(retry) => <ErrorState title={t.down} onRetry={retry} />}>
      <Breaking />
    </ErrorBoundary>
  );
}
