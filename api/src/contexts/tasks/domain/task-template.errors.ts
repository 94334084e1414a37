import { domainError } from '../../../kernel/domain-error';

/** A buyer has as many templates as one may have. */
export const TooManyTemplates = domainError('template/too-many', 'unprocessable');
