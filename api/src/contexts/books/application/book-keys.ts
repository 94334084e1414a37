/** A key that signs days, as everybody may see it. */
export interface PublicKey {
  /** SHA-256 of the 32 bytes of the key, in hex. */
  readonly id: string;
  /** The 32 bytes of an Ed25519 public key (RFC 8032), in base64. */
  readonly publicKey: string;
  readonly madeAt: number;
}

/** The key no longer opens, since ENCRYPTION_KEY is another one. */
export class SigningKeyUnavailable extends Error {}

/** The keys of the installation: made at the first start, the same in every process. */
export abstract class BookKeys {
  /** Those there ever were, the one that signs now last. */
  abstract all(): Promise<readonly PublicKey[]>;

  /** The fingerprint of the key that signs, and what it signs with (Ed25519, base64). Throws SigningKeyUnavailable. */
  abstract signer(): Promise<{ readonly id: string; sign(text: string): string }>;

  /** Whether one of the keys signed the text. */
  abstract verify(text: string, signature: string, keyId: string): Promise<boolean>;

  /** What salts are made of. */
  abstract salts(): Promise<Buffer>;

  /** Makes a new key, which signs from now on. */
  abstract renew(): Promise<PublicKey>;
}
