import { type Hours, hoursBetween, type Judgement } from '../../reputation';
import { type Submission } from '../domain/submission';

/** How decided work was judged at first. */
export function judgementOf(decided: Submission): Judgement {
  const { status, decidedBy } = decided;
  if (decidedBy === 'silence') return { as: status === 'accepted' ? 'accepted by silence' : 'not revised' };
  return { as: status === 'accepted' ? 'accepted' : 'rejected', hours: hoursOf(decided) };
}

/** How long its buyer took to decide on it; undefined where somebody's silence did, and where changes were asked for, which take their own time. */
export function hoursOf({ decidedBy, changesAt, sentAt, decidedAt }: Submission): Hours | undefined {
  return decidedBy === 'silence' || changesAt !== 0 ? undefined : hoursBetween(sentAt, decidedAt);
}
