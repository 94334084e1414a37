import { isPictureName, isPublicName, type Picture } from '../domain/picture';

/** Keeps pictures. Storing the same picture again changes nothing. All of it throws ImageStoreUnavailable. */
export abstract class ImageStore {
  /** Answers the address a browser loads the picture from: a path on our own origin or an https URL. */
  abstract store(picture: Picture): Promise<string>;

  /** The bytes of a picture that this server gives out itself; undefined when there is none of that name. */
  abstract read(name: string): Promise<Buffer | undefined>;

  /** Whether `store` answered with this very address, and the picture is there, as far as the store can tell. */
  abstract has(address: string): Promise<boolean>;

  /** Lets a picture that this server gives out itself go; does nothing where there is none of that name. */
  abstract remove(name: string): Promise<void>;
}

/** The path on our own origin of a picture that this server gives out itself. */
export function pathOfPicture(name: string): string {
  return `/api/image/${name}`;
}

/** The path on our own origin of a picture that only those who take part see. */
export function pathOfProof(name: string): string {
  return `/api/image/proof/${name}`;
}

/** The name of a picture for everybody that this server gives out itself; undefined for any other address. */
export function nameOfPicture(address: string): string | undefined {
  const name = address.slice(pathOfPicture('').length);
  return address.startsWith(pathOfPicture('')) && isPublicName(name) ? name : undefined;
}

/** The name of a picture that was sent in as proof; undefined for any other address. */
export function nameOfProof(address: string): string | undefined {
  const name = address.slice(pathOfProof('').length);
  return address.startsWith(pathOfProof('')) && isPictureName(name) ? name : undefined;
}
