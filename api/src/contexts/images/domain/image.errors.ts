import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** The bytes are no picture of a kind we take, or are damaged. */
export class NotAnImage extends DomainError {
  readonly code = 'image/not-an-image';
  readonly refusal = 'malformed';
  override readonly fields = [{ field: 'image', code: this.code, message: this.message }];

  constructor() {
    super(ERROR_SENTENCES['image/not-an-image']);
  }
}

/** Too many bytes or too many pixels. */
export class ImageTooLarge extends DomainError {
  readonly code = 'image/too-large';
  readonly refusal = 'malformed';
  override readonly fields = [{ field: 'image', code: this.code, message: this.message }];

  constructor() {
    super(ERROR_SENTENCES['image/too-large']);
  }
}

/** What is sent as proof is nobody's proof, or somebody else's. */
export class NotOwnProof extends DomainError {
  readonly code = 'image/not-own-proof';
  readonly refusal = 'malformed';
  override readonly fields = [{ field: 'pictures', code: this.code, message: this.message }];

  constructor() {
    super(ERROR_SENTENCES['image/not-own-proof']);
  }
}

/** Nothing more of the file came. */
export class UploadStalled extends DomainError {
  readonly code = 'request/too-slow';
  readonly refusal = 'too-slow';

  constructor() {
    super(ERROR_SENTENCES['request/too-slow']);
  }
}

/** The store did not take or give the picture; trying again may help. */
export class ImageStoreUnavailable extends DomainError {
  readonly code = 'image/store-unavailable';
  readonly refusal = 'unavailable';

  constructor() {
    super(ERROR_SENTENCES['image/store-unavailable']);
  }
}
