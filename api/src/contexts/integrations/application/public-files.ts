/** A file could not be had: why, in words that tell nothing of machines inside. */
export class Unreachable extends Error {
  constructor(
    readonly code: 'picture-unreachable' | 'picture-too-large',
    message: string,
  ) {
    super(message);
  }
}

/** Files of others on the public Internet; none that is inside of this house. */
export abstract class PublicFiles {
  /** The bytes at an https address, at most `most`, within fifteen seconds. Throws Unreachable. */
  abstract get(url: string, most: number): Promise<Buffer>;
}
