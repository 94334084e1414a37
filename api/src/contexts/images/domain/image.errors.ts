import { ERROR_MESSAGES, type FieldProblem } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

type PictureCode =
  | 'image/not-an-image'
  | 'image/heic'
  | 'image/too-large'
  | 'image/too-many-pixels'
  | 'image/takes-too-long';

/** The upload is not a valid picture; a retry does not help. */
export abstract class RefusedPicture extends DomainError {
  readonly refusal = 'malformed';
  override readonly fields: readonly FieldProblem[];

  protected constructor(readonly code: PictureCode) {
    super(ERROR_MESSAGES[code]);
    this.name = code;
    this.fields = [{ field: 'image', code, message: this.message }];
  }
}

const refusedPicture = (code: PictureCode) =>
  class extends RefusedPicture {
    constructor() {
      super(code);
    }
  };

/** Not a supported picture format, or damaged. */
export const NotAnImage = refusedPicture('image/not-an-image');

/** An iPhone's photo format, whose decoder is not in the prebuilt library. */
export const HeicPicture = refusedPicture('image/heic');

export const ImageTooLarge = refusedPicture('image/too-large');

/** More than `MAX_PIXELS`. */
export const TooManyPixels = refusedPicture('image/too-many-pixels');

/** Decoding exceeded the timeout. */
export const PictureTakesTooLong = refusedPicture('image/takes-too-long');

/** A picture is not a proof picture of the sender. */
export const NotOwnProof = domainError('image/not-own-proof', 'malformed', 'pictures');

/** No more bytes arrived in time. */
export const UploadStalled = domainError('request/too-slow', 'too-slow');

/** The store failed; a retry may help. */
export const ImageStoreUnavailable = domainError('image/store-unavailable', 'unavailable');

/** More bytes than allowed, or than the upload announced. */
export class UploadTooLarge extends DomainError {
  readonly refusal = 'too-large';

  constructor(readonly code: 'image/too-large' | 'request/too-large') {
    super(ERROR_MESSAGES[code]);
  }
}

/** The chunk does not start at the received length: it is a repetition, or one is missing. */
export const WrongOffset = domainError('image/wrong-offset', 'conflict');

/** Only the last chunk may be that small. */
export const ChunkTooSmall = domainError('image/piece-too-small', 'malformed');

export const UploadExpired = domainError('image/upload-expired', 'gone');

/** The client requested another version of the upload protocol. */
export const UnknownUploadProtocol = domainError('image/unknown-protocol', 'precondition');
