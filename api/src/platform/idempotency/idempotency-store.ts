import { type Id } from '../../kernel/ids';
import { sha256Hex } from '../../kernel/secrets';

/** Identifies repeated requests. */
export interface RequestKey {
  /** Hash of the person and their Idempotency-Key, so that keys of different people cannot collide. */
  readonly id: string;
  /** The caller; empty for a visitor. */
  readonly personId: Id;
  /** Hash of the request. */
  readonly fingerprint: string;
}

/** The key of one part of a request whose parts are executed separately. */
export function keyOfPart({ id, personId }: RequestKey, index: number, part: object): RequestKey {
  return { id: sha256Hex(`${id} ${index}`), personId, fingerprint: sha256Hex(JSON.stringify(part)) };
}

export interface StoredResponse {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

/** A committed unit of work has stored a response for this key. */
export class DuplicateIdempotencyKey extends Error {}

/** Stores idempotency keys with their responses. */
export abstract class IdempotencyStore {
  /**
   * Stores the key with the JSON response in the current unit of work. Waits for a concurrent request with the same
   * key, and fails with DuplicateIdempotencyKey where that one committed.
   */
  abstract store(key: RequestKey, answer: string): void;

  abstract find(id: string): Promise<StoredResponse | undefined>;
}
