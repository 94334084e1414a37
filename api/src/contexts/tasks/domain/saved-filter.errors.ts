import { domainError } from '../../../kernel/domain-error';

/** The worker has the maximum number of saved filters. */
export const TooManyFilters = domainError('filter/too-many', 'unprocessable');
