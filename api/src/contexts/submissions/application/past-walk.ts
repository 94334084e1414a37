import { type Id } from '../../../kernel/ids';

/** How far the walk over work from before there were records has come. */
export abstract class PastWalk {
  /** The id of the last piece of work that was looked at, empty at the beginning; undefined once the walk is over. */
  abstract place(): Promise<Id | undefined>;

  /** `over`: nothing is left. */
  abstract cameTo(place: Id, over: boolean): Promise<void>;
}
