/** The file could not be fetched; the message reveals nothing about internal hosts. */
export class Unreachable extends Error {
  constructor(
    readonly code: 'picture-unreachable' | 'picture-too-large',
    message: string,
  ) {
    super(message);
  }
}

/** Fetches files from the public Internet, never from internal hosts. */
export abstract class PublicFiles {
  /** The bytes at an https URL, at most `most`, within fifteen seconds. Throws Unreachable. */
  abstract get(url: string, most: number): Promise<Buffer>;
}
