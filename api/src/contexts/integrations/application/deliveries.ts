import { type PageEnvelope } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Delivery } from '../domain/delivery';
import { type Endpoint } from '../domain/endpoint';

/** An endpoint's response, or the error. */
export interface DeliveryOutcome {
  readonly status: number | null;
  readonly answer: string;
  /** The unparsed header `Retry-After`. */
  readonly retryAfter: string | null;
}

export type Message = Pick<Delivery, 'id' | 'endpointId' | 'type' | 'subject' | 'body'>;

export type DueEndpoint = Pick<Endpoint, 'id' | 'personId'>;

/** Stores messages to endpoints: waiting ones, and for a month sent and failed ones. */
export abstract class Deliveries {
  /** Adds messages that are due immediately. Inside the caller's unit of work. */
  abstract add(now: number, ...messages: Message[]): Promise<void>;

  /**
   * At most `limit` endpoints with due messages, of people not in `except`. Ordered by when their owner was last
   * served, then by when they were.
   */
  abstract endpointsDue(now: number, limit: number, except: readonly Id[]): Promise<readonly DueEndpoint[]>;

  /** The next due message of an endpoint; skips messages behind a waiting one with the same subject. */
  abstract nextDue(endpointId: Id, now: number): Promise<Delivery | undefined>;

  /**
   * Counts an attempt and leases the message until `until`. Succeeds for exactly one of the processes that read it as
   * due at `dueAt`.
   */
  abstract lease(id: Id, dueAt: number, until: number): Promise<boolean>;

  abstract delivered(id: Id, outcome: DeliveryOutcome): Promise<void>;

  /** Stores a failure and the next attempt at `dueAt`; undefined: none. */
  abstract failed(id: Id, outcome: DeliveryOutcome, dueAt: number | undefined): Promise<void>;

  /** Postpones all waiting messages of this endpoint to `time`. */
  abstract postpone(endpointId: Id, time: number): Promise<void>;

  abstract testWaits(endpointId: Id): Promise<boolean>;

  abstract cancelWaiting(endpointId: Id): Promise<void>;

  /** Queues a sent or given-up message again, with its id. False: there is none, or it is waiting already. */
  abstract requeue(id: Id, endpointId: Id, now: number): Promise<boolean>;

  /** Newest first. */
  abstract page(endpointId: Id, cursor: string | undefined, size: number): Promise<PageEnvelope<Delivery>>;

  abstract removeAllOf(endpointId: Id): Promise<void>;

  /** Deletes some of the messages older than `time`. */
  abstract deleteBefore(time: number): Promise<void>;
}
