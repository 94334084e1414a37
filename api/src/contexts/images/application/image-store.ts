import { type Picture } from '../domain/picture';

/** Keeps pictures. Storing the same picture again changes nothing. Both throw ImageStoreUnavailable. */
export abstract class ImageStore {
  /** Answers the address a browser loads the picture from: a path on our own origin or an https URL. */
  abstract store(picture: Picture): Promise<string>;

  /** The bytes of a picture that this server gives out itself; undefined when there is none of that name. */
  abstract read(name: string): Promise<Buffer | undefined>;
}

/** The path on our own origin of a picture that this server gives out itself. */
export function pathOfPicture(name: string): string {
  return `/api/image/${name}`;
}
