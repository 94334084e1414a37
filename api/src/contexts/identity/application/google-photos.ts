/** Fetches the photo that Google shows of somebody. */
export abstract class GooglePhotos {
  /** The file as it came; undefined where the address is not Google's own, or nothing came of it in time. */
  abstract fetch(address: string): Promise<Buffer | undefined>;
}
