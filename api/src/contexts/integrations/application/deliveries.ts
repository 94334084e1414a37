import { type Id } from '../../../kernel/ids';
import { type Delivery } from '../domain/delivery';

/** What an endpoint answered, or why it did not. */
export interface DeliveryOutcome {
  readonly status: number | null;
  readonly answer: string;
  /** The header `Retry-After` as it came. */
  readonly retryAfter: string | null;
}

export type Message = Pick<Delivery, 'id' | 'endpointId' | 'type' | 'subject' | 'body'>;

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

export interface DueEndpoint {
  readonly id: Id;
  readonly personId: Id;
}

/** The messages to endpoints: those that wait, and for a month those that were sent or given up. */
export abstract class Deliveries {
  /** Due at once. Inside the caller's unit of work. */
  abstract add(now: number, ...messages: Message[]): Promise<void>;

  /**
   * At most `limit` endpoints for which something is due, of other people than these. Those come first whose owner was served the
   * longest ago, and of one owner the endpoint that was.
   */
  abstract endpointsDue(now: number, limit: number, except: readonly Id[]): Promise<readonly DueEndpoint[]>;

  /** The next that is due for an endpoint; none that comes after another one about the same subject which still waits. */
  abstract nextDue(endpointId: Id, now: number): Promise<Delivery | undefined>;

  /** Counts a try, and keeps it from others until `until`. True for exactly one of those that saw it due at `dueAt`. */
  abstract claim(id: Id, dueAt: number, until: number): Promise<boolean>;

  abstract delivered(id: Id, outcome: DeliveryOutcome): Promise<void>;

  /** It is tried again at `dueAt`; undefined: never. */
  abstract failed(id: Id, outcome: DeliveryOutcome, dueAt: number | undefined): Promise<void>;

  /** Nothing that waits for this endpoint is due before `time`. */
  abstract postpone(endpointId: Id, time: number): Promise<void>;

  /** Whether a test waits for this endpoint. */
  abstract testWaits(endpointId: Id): Promise<boolean>;

  /** Nothing waits for this endpoint any more. */
  abstract giveUp(endpointId: Id): Promise<void>;

  /** Puts one that was sent or given up into the queue once more, under its id. False: there is none, or it waits already. */
  abstract sendAgain(id: Id, endpointId: Id, now: number): Promise<boolean>;

  /** Newest first. */
  abstract page(endpointId: Id, cursor: string | undefined, size: number): Promise<DeliveryPage>;

  abstract removeAllOf(endpointId: Id): Promise<void>;

  /** Takes some of what is older than `time` away. */
  abstract forgetBefore(time: number): Promise<void>;
}
