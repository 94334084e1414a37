/** What the owner of an installation decides about pictures. */
export abstract class ImageSettings {
  /** Pictures that one person may store in an hour. */
  abstract readonly limits: { readonly uploads: number };
}
