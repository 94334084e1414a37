import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** A worker has as many saved filters as one may have. */
export class TooManyFilters extends DomainError {
  readonly code = 'filter/too-many';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['filter/too-many']);
  }
}
