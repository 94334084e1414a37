import { isPictureName, isPublicName, type Picture } from '../domain/picture';

/** Stores pictures; idempotent. Every method throws ImageStoreUnavailable. */
export abstract class ImageStore {
  /** Returns the picture's URL: a path on our own origin or an https URL. */
  abstract store(picture: Picture): Promise<string>;

  /** The bytes of a picture that this server serves; undefined where there is none of that name. */
  abstract read(name: string): Promise<Buffer | undefined>;

  /** Whether `store` returned this URL, and the picture exists, as far as the store can verify. */
  abstract has(address: string): Promise<boolean>;

  /** Deletes a picture that this server serves; ignores an unknown name. */
  abstract remove(name: string): Promise<void>;
}

/** The store for proof pictures: the store of all pictures, unless that one is public. */
export abstract class ProofStore extends ImageStore {}

/** The path of a public picture on our own origin. */
export function pathOfPicture(name: string): string {
  return `/api/image/${name}`;
}

/** The path of a proof picture on our own origin. */
export function pathOfProof(name: string): string {
  return `/api/image/proof/${name}`;
}

/** The name of a public picture that this server serves; undefined for any other URL. */
export function nameOfPicture(address: string): string | undefined {
  const name = address.slice(pathOfPicture('').length);
  return address.startsWith(pathOfPicture('')) && isPublicName(name) ? name : undefined;
}

/** The name of a proof picture; undefined for any other URL. */
export function nameOfProof(address: string): string | undefined {
  const name = address.slice(pathOfProof('').length);
  return address.startsWith(pathOfProof('')) && isPictureName(name) ? name : undefined;
}
