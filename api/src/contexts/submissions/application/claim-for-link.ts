import { newId } from '../../../kernel/ids';
import { type TaskOffer } from '../../tasks';
import { type Claim } from '../domain/claim';
import { type Claims } from './claims';

/** Adds the future submission's id to a claim that is older than its task's link. */
export async function claimForLink(
  claim: Claim,
  { link }: Pick<TaskOffer, 'link'>,
  claims: Pick<Claims, 'setSubmissionId'>,
): Promise<Claim> {
  if (!link || claim.submissionId !== null) return claim;
  const withId = { ...claim, submissionId: newId() };
  await claims.setSubmissionId(withId);
  return withId;
}
