import { type DisputedSubmission } from '@kaaj/contract';
import { DisputeForm } from './dispute-form';
import { VersionForm } from './version-form';

/** Sends the changes that the buyer requested, or objects to a rejection. */
export function NextForm({ work }: { work: DisputedSubmission }) {
  return work.changes?.due ? <VersionForm work={work} /> : <DisputeForm work={work} />;
}
