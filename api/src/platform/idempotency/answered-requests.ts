import { type Id } from '../../kernel/ids';

/** Under what a request is known when it comes again. */
export interface RequestKey {
  /** Hash of the person and their Idempotency-Key, so that nobody meets another's. */
  readonly id: string;
  /** Who asks; empty for a visitor. */
  readonly personId: Id;
  /** Hash of what is asked for. */
  readonly fingerprint: string;
}

export interface Answered {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

/** A request with this key was answered already, by a unit of work that is committed. */
export class AnsweredBefore extends Error {}

/** Keeps the keys of requests with what was answered. */
export abstract class AnsweredRequests {
  /**
   * Claims a key inside the running unit of work, whose next statement waits while a copy of the same moment is under way, and
   * throws AnsweredBefore where one was answered.
   */
  abstract claim(key: RequestKey): void;

  /** The answer of a claimed key, as JSON; inside the running unit of work. */
  abstract keep(id: string, answer: string): void;

  abstract find(id: string): Promise<Answered | undefined>;
}
