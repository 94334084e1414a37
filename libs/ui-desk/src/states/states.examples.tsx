import { EmptyAndFailed } from '@kaaj/ui/gallery';
import { EmptyState, ErrorState } from './states';

export default function StatesExamples() {
  return <EmptyAndFailed EmptyState={EmptyState} ErrorState={ErrorState} />;
}
