import { useParams } from '@kaaj/web-kit';
import { Submission } from './submission';

/** Any submission, disputed or not. */
export default function WorkPage() {
  const { submissionId = '' } = useParams();
  return <Submission id={submissionId} />;
}
