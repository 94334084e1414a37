import { type Id } from '../../../kernel/ids';

/** Signs what a mail's link carries, so that whoever got the mail needs no session to stop the next one. Good for ever. */
export abstract class UnsubscribeTokens {
  abstract of(personId: Id): string;

  /** Whose it is; undefined for any other text. */
  abstract read(token: string): Id | undefined;
}
