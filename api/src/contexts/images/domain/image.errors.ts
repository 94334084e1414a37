import { ERROR_MESSAGES, type FieldProblem } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

type PictureCode =
  | 'image/not-an-image'
  | 'image/heic'
  | 'image/too-large'
  | 'image/too-many-pixels'
  | 'image/takes-too-long';

/** What was sent is not taken as a picture; sending it again does not help. */
export abstract class RefusedPicture extends DomainError {
  readonly refusal = 'malformed';
  override readonly fields: readonly FieldProblem[];

  protected constructor(readonly code: PictureCode) {
    super(ERROR_MESSAGES[code]);
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
export const NotOwnProof = domainError('image/not-own-proof', 'malformed', 'pictures');

/** Nothing more of the file came. */
export const UploadStalled = domainError('request/too-slow', 'too-slow');

/** The store did not take or give the picture; trying again may help. */
export const ImageStoreUnavailable = domainError('image/store-unavailable', 'unavailable');

/** More bytes than a picture may have, or than this upload was said to have. */
export class UploadTooLarge extends DomainError {
  readonly refusal = 'too-large';

  constructor(readonly code: 'image/too-large' | 'request/too-large') {
    super(ERROR_MESSAGES[code]);
  }
}

/** The piece does not begin where the ones before it end: it was here already, or one is missing. */
export const WrongOffset = domainError('image/wrong-offset', 'conflict');

/** Only the last piece may be that small. */
export const ChunkTooSmall = domainError('image/piece-too-small', 'malformed');

/** It was left for too long; what came of it goes. */
export const UploadExpired = domainError('image/upload-expired', 'gone');

/** Asked for in another version of the protocol of uploads. */
export const UnknownUploadProtocol = domainError('image/unknown-protocol', 'precondition');
