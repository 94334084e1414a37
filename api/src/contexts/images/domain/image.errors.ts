import { ERROR_SENTENCES, type FieldProblem } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

type PictureCode =
  'image/not-an-image' | 'image/heic' | 'image/too-large' | 'image/too-many-pixels' | 'image/takes-too-long';

/** What was sent is not taken as a picture; sending it again does not help. */
export abstract class RefusedPicture extends DomainError {
  readonly refusal = 'malformed';
  override readonly fields: readonly FieldProblem[];

  protected constructor(readonly code: PictureCode) {
    super(ERROR_SENTENCES[code]);
    this.fields = [{ field: 'image', code, message: this.message }];
  }
}

/** The bytes are no picture of a kind we take, or are damaged. */
export class NotAnImage extends RefusedPicture {
  constructor() {
    super('image/not-an-image');
  }
}

/** A photo as iPhones keep it. Its decoder is not part of the prebuilt library. */
export class HeicPicture extends RefusedPicture {
  constructor() {
    super('image/heic');
  }
}

/** Too many bytes. */
export class ImageTooLarge extends RefusedPicture {
  constructor() {
    super('image/too-large');
  }
}

/** More than `MAX_PIXELS`. */
export class TooManyPixels extends RefusedPicture {
  constructor() {
    super('image/too-many-pixels');
  }
}

/** It was not decoded within the deadline. */
export class PictureTakesTooLong extends RefusedPicture {
  constructor() {
    super('image/takes-too-long');
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

/** More bytes than a picture may have, or than this upload was said to have. */
export class UploadTooLarge extends DomainError {
  readonly refusal = 'too-large';

  constructor(readonly code: 'image/too-large' | 'request/too-large') {
    super(ERROR_SENTENCES[code]);
  }
}

/** The piece does not begin where the ones before it end: it was here already, or one is missing. */
export class WrongOffset extends DomainError {
  readonly code = 'image/wrong-offset';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['image/wrong-offset']);
  }
}

/** Only the last piece may be that small. */
export class PieceTooSmall extends DomainError {
  readonly code = 'image/piece-too-small';
  readonly refusal = 'malformed';

  constructor() {
    super(ERROR_SENTENCES['image/piece-too-small']);
  }
}

/** It was left for too long; what came of it goes. */
export class UploadExpired extends DomainError {
  readonly code = 'image/upload-expired';
  readonly refusal = 'gone';

  constructor() {
    super(ERROR_SENTENCES['image/upload-expired']);
  }
}

/** Asked for in another version of the protocol of uploads. */
export class UnknownUploadProtocol extends DomainError {
  readonly code = 'image/unknown-protocol';
  readonly refusal = 'precondition';

  constructor() {
    super(ERROR_SENTENCES['image/unknown-protocol']);
  }
}
