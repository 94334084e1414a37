import { type Id } from '../../kernel/ids';
import { sha256Hex } from '../../kernel/secrets';

/** Under what a request is known when it comes again. */
export interface RequestKey {
  /** Hash of the person and their Idempotency-Key, so that nobody meets another's. */
  readonly id: string;
  /** Who asks; empty for a visitor. */
  readonly personId: Id;
  /** Hash of what is asked for. */
  readonly fingerprint: string;
}

/** The key of one part of a request that is done part by part. */
export function keyOfPart({ id, personId }: RequestKey, index: number, part: object): RequestKey {
  return { id: sha256Hex(`${id} ${index}`), personId, fingerprint: sha256Hex(JSON.stringify(part)) };
}

export interface StoredResponse {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

/** A request with this key was answered already, by a unit of work that is committed. */
export class DuplicateIdempotencyKey extends Error {}

/** Keeps the keys of requests with what was answered. */
export abstract class IdempotencyStore {
  /**
   * Keeps a key with the answer, as JSON, inside the running unit of work, which waits for a copy that commits at the same moment, and ends with
   * DuplicateIdempotencyKey where one was answered.
   */
  abstract keep(key: RequestKey, answer: string): void;

  abstract find(id: string): Promise<StoredResponse | undefined>;
}
