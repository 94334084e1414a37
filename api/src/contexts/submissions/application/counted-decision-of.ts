import { type Hours, hoursBetween, type CountedDecision } from '../../reputation';
import { type Submission } from '../domain/submission';

/** The first decision on a submission, as the reputation counts it. */
export function countedDecisionOf(decided: Submission): CountedDecision {
  const { status, decidedBy } = decided;
  if (decidedBy === 'silence') return { as: status === 'accepted' ? 'accepted by silence' : 'not revised' };
  return { as: status === 'accepted' ? 'accepted' : 'rejected', hours: hoursOf(decided) };
}

/**
 * Hours until the buyer decided. Undefined for automatic decisions, and where changes were requested, since those take
 * their own time.
 */
export function hoursOf({ decidedBy, changesAt, sentAt, decidedAt }: Submission): Hours | undefined {
  return decidedBy === 'silence' || changesAt !== 0 ? undefined : hoursBetween(sentAt, decidedAt);
}
