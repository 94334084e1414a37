/**
 * Tells the pictures that this installation gave out from every other address: a page loads what it is shown, so a foreign
 * address would tell somebody else who looks, and one of our own calls would be made in the name of whoever looks.
 */
export abstract class UploadedImages {
  /** Whether POST /image answered with this very address, and the picture is there. Throws ImageStoreUnavailable. */
  abstract has(address: string): Promise<boolean>;
}
