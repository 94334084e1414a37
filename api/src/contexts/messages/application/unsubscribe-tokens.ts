import { type Id } from '../../../kernel/ids';

/** Signs unsubscribe links, which work without a session and never expire. */
export abstract class UnsubscribeTokens {
  abstract of(personId: Id): string;

  /** The person of a token; undefined for an invalid one. */
  abstract read(token: string): Id | undefined;
}
