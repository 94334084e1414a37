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

/** Nobody here has this address, or they take part already, or they decide: an Admin. */
export const SupporterUnfit = domainError('dispute/supporter-unfit', 'unprocessable');

/** Each side names one supporter, once. */
export const SupporterNamed = domainError('dispute/supporter-named', 'conflict');

/** Somebody has written as many messages in a dispute as one may. */
export const TooManyMessages = domainError('dispute/too-many-messages', 'unprocessable');

/** The house paid for this buyer within the last 90 days. */
export const GoodwillUsed = domainError('dispute/goodwill-used', 'conflict');

/** Neither the buyer nor the goodwill of the house can pay the worker. */
export const InsufficientFunds = domainError('dispute/no-cover', 'conflict');
