import { type Id } from '../../../kernel/ids';

/** The uploader and their network: slots are assigned fairly among both. */
export interface Sender {
  readonly id: Id;
  readonly network: string;
}

/**
 * Decodes an uploaded file and re-encodes its pixels as WebP: upright, resized by `resizedSize`, first frame only,
 * without metadata. Throws RefusedPicture, RateLimitExceeded or TooBusy.
 */
export abstract class PictureEncoder {
  abstract encode(upload: Buffer, sender: Sender): Promise<Buffer>;
}
