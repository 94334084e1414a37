import { type DeliveryState, type WebhookEvent } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long is waited after each failed try: three days in all. */
const BACKOFF_MS = [
  5_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  18 * HOUR_MS,
  22 * HOUR_MS,
] as const;

/** One message to one endpoint; its id stays the same however often it is sent. Times are milliseconds since the epoch. */
export interface Delivery {
  readonly id: Id;
  readonly endpointId: Id;
  readonly type: WebhookEvent | 'test';
  /** What it is about, most often a task: messages about one thing go out in the order in which it happened. */
  readonly subject: Id;
  /** JSON, as it is sent. */
  readonly body: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly dueAt: number;
  /** HTTP status of the last answer; null where none came. */
  readonly status: number | null;
  /** The beginning of the last answer, or why there was none. */
  readonly answer: string | null;
  readonly createdAt: number;
}

/** How long to wait after the failed try of this number, from 1; undefined: it was the last. */
export const retryDelay = (tries: number): number | undefined => BACKOFF_MS[tries - 1];
