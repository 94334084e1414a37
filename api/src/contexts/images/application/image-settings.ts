export abstract class ImageSettings {
  /** Pictures that one person, or all accounts of a network with unverified addresses, may store in an hour. */
  abstract readonly limits: { readonly uploads: number };
}
