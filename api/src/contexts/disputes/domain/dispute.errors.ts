import { domainError } from '../../../kernel/domain-error';

/** There is no rejection to dispute. */
export const NotRejected = domainError('dispute/not-rejected', 'conflict');

/** The deadline for disputing a rejection, or for answering a dispute, has passed. */
export const TooLate = domainError('dispute/too-late', 'conflict');

/** A rejection can be disputed once. */
export const AlreadyOpen = domainError('dispute/already-open', 'conflict');

export const AlreadyAnswered = domainError('dispute/already-answered', 'conflict');

/** Its buyer still has time to answer. */
export const TooEarly = domainError('dispute/too-early', 'conflict');

/** It was decided, which is final. */
export const AlreadyDecided = domainError('dispute/already-decided', 'conflict');

/** No person has this address, or they take part already, or they are an Admin, who may have to decide. */
export const SupporterUnfit = domainError('dispute/supporter-unfit', 'unprocessable');

/** Each side can name one supporter. */
export const SupporterNamed = domainError('dispute/supporter-named', 'conflict');

/** The author has reached the maximum number of messages in a dispute. */
export const TooManyMessages = domainError('dispute/too-many-messages', 'unprocessable');

/** The platform paid goodwill for this buyer within the last 90 days. */
export const GoodwillUsed = domainError('dispute/goodwill-used', 'conflict');

/** Neither the buyer's coins nor the goodwill budget suffice. */
export const InsufficientFunds = domainError('dispute/no-cover', 'conflict');
