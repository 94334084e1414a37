import { type Id, newId } from '../../../kernel/ids';
import { type TaskOffer } from '../../tasks';
import { type Claim } from '../domain/claim';
import { type Claims } from './claims';

type Linked = Pick<TaskOffer, 'taskId' | 'link'>;

/**
 * Id of the future submission of a claim; null for a task without a link. The worker's next claim of a task has that of
 * the last one, so that a code which was signed for it stays valid.
 */
export async function submissionIdFor(
  { taskId, link }: Linked,
  workerId: Id,
  claims: Pick<Claims, 'lastSubmissionId'>,
): Promise<Id | null> {
  return link && ((await claims.lastSubmissionId(taskId, workerId)) ?? newId());
}

/** Adds the future submission's id to a claim that is older than its task's link. */
export async function claimForLink(
  claim: Claim,
  offer: Linked,
  claims: Pick<Claims, 'lastSubmissionId' | 'setSubmissionId'>,
): Promise<Claim> {
  if (!offer.link || claim.submissionId !== null) return claim;
  const withId = { ...claim, submissionId: await submissionIdFor(offer, claim.workerId, claims) };
  await claims.setSubmissionId(withId);
  return withId;
}
