import { domainError } from '../../../kernel/domain-error';

/** The buyer has the maximum number of templates. */
export const TooManyTemplates = domainError('template/too-many', 'unprocessable');
