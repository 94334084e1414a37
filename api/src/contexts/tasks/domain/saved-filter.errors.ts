import { domainError } from '../../../kernel/domain-error';

/** A worker has as many saved filters as one may have. */
export const TooManyFilters = domainError('filter/too-many', 'unprocessable');
