import { EmptyState, ErrorState } from './states';
import { EmptyAndFailed } from '../../gallery/shared-examples/empty-and-failed';

export default function StatesExamples() {
  return <EmptyAndFailed EmptyState={EmptyState} ErrorState={ErrorState} />;
}
