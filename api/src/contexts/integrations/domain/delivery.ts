import { type DeliveryState, type WebhookEvent } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/clock';

/** Delays after each failed attempt: three days in total. */
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

/** One message to one endpoint; its id stays the same for all attempts. Times are milliseconds since the epoch. */
export interface Delivery {
  readonly id: Id;
  readonly endpointId: Id;
  readonly type: WebhookEvent | 'test';
  /** The entity, most often a task: messages with the same subject are delivered in order. */
  readonly subject: Id;
  /** The request body, JSON. */
  readonly body: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly dueAt: number;
  /** HTTP status of the last response; null without one. */
  readonly status: number | null;
  /** Beginning of the last response, or the error. */
  readonly answer: string | null;
  readonly createdAt: number;
}

/** Delay after the failed attempt of this number, from 1; undefined after the last. */
export const retryDelay = (tries: number): number | undefined => BACKOFF_MS[tries - 1];
