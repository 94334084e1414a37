import { type Picture } from '../domain/picture';

/**
 * Decodes an uploaded file and encodes its pixels anew: upright, at most 1600 pixels a side, first frame only, without
 * any metadata. Throws NotAnImage or ImageTooLarge.
 */
export abstract class PictureEncoder {
  abstract encode(upload: Buffer): Promise<Picture>;
}
