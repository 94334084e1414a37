/** Settings of an installation about pictures. */
export abstract class ImageSettings {
  /** Pictures that one person may store in an hour. */
  abstract readonly limits: { readonly uploads: number };
}
