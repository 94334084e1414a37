import { type Id } from '../../../kernel/ids';

/** A buyer decides on one submission. */
export interface Review {
  readonly submissionId: Id;
  readonly buyerId: Id;
  /** What the worker reads about a rejection; empty for none. */
  readonly reason: string;
}
