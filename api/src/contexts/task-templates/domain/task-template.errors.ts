import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** A buyer has as many templates as one may have. */
export class TooManyTemplates extends DomainError {
  readonly code = 'template/too-many';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['template/too-many']);
  }
}
