/**
 * Distinguishes pictures uploaded to this installation from other URLs. Pages load the pictures they show: a foreign
 * URL would reveal visitors to its server. A URL of our API would be called in the visitor's name.
 */
export abstract class UploadedImages {
  /** Whether POST /image returned this URL, and the picture exists. Throws ImageStoreUnavailable. */
  abstract has(address: string): Promise<boolean>;
}
