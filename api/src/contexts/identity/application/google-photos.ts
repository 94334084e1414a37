export abstract class GooglePhotos {
  /** The unmodified file; undefined for a URL that is not Google's, or after an error or a timeout. */
  abstract fetch(address: string): Promise<Buffer | undefined>;
}
