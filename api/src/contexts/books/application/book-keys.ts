/** A key that signs days, as it is published. */
export interface PublicKey {
  /** SHA-256 of the 32 bytes of the key, in hex. */
  readonly id: string;
  /** The 32 bytes of an Ed25519 public key (RFC 8032), in base64. */
  readonly publicKey: string;
  readonly madeAt: number;
}

/** The key cannot be decrypted, since ENCRYPTION_KEY has changed. */
export class SigningKeyUnavailable extends Error {}

/** The keys of the installation: created at the first start, the same in every process. */
export abstract class BookKeys {
  /** All keys ever used; the current one is the last. */
  abstract all(): Promise<readonly PublicKey[]>;

  /** The fingerprint of the current key, and its sign function (Ed25519, base64). Throws SigningKeyUnavailable. */
  abstract signer(): Promise<{ readonly id: string; sign(text: string): string }>;

  /** Whether the key `keyId` of this installation signed the text. */
  abstract verify(text: string, signature: string, keyId: string): Promise<boolean>;

  /** The secret from which the salts of the leaves are derived. */
  abstract saltSecret(): Promise<Buffer>;

  /** Creates a new key, which signs from now on. */
  abstract renew(): Promise<PublicKey>;
}
