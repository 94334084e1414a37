import { domainError } from '../../../kernel/domain-error';

/** There is no rejection to dispute. */
export const NotRejected = domainError('dispute/not-rejected', 'conflict');

/** The time to dispute a rejection, or to answer a dispute, is over. */
export const TooLate = domainError('dispute/too-late', 'conflict');

/** A rejection is disputed once. */
export const AlreadyOpen = domainError('dispute/already-open', 'conflict');

/** Its buyer has answered already. */
export const AlreadyAnswered = domainError('dispute/already-answered', 'conflict');

/** Its buyer still has time to answer. */
export const TooEarly = domainError('dispute/too-early', 'conflict');

/** It was decided, and that is final. */
export const AlreadyDecided = domainError('dispute/already-decided', 'conflict');

/** The house paid for this buyer within the last 90 days. */
export const GoodwillUsed = domainError('dispute/goodwill-used', 'conflict');

/** Neither the buyer nor the goodwill of the house can pay the worker. */
export const InsufficientFunds = domainError('dispute/no-cover', 'conflict');
