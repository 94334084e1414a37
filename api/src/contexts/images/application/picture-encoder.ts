import { type Id } from '../../../kernel/ids';

/** Who sent a picture: people take turns, and so do the networks that they are in. */
export interface Sender {
  readonly id: Id;
  readonly network: string;
}

/**
 * Decodes an uploaded file and encodes its pixels anew: upright, of the size that `resizedSize` says, first frame only, without any
 * metadata, as WebP. Throws RefusedPicture, RateLimitExceeded or TooBusy.
 */
export abstract class PictureEncoder {
  abstract encode(upload: Buffer, sender: Sender): Promise<Buffer>;
}
