import { type WebhookEvent } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** For so long the former secret signs beside the new one. */
export const ROTATION_MS = 24 * 60 * 60_000;

/** An address of somebody's that is told what happens. Times are milliseconds since the epoch. */
export interface Endpoint {
  readonly id: Id;
  readonly personId: Id;
  /** In which it was added or switched on last; null: before that was kept. */
  readonly sessionId: Id | null;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** `whsec_` and base 64. */
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerUntil: number;
  /** off: it failed for too long, or its session ended with all others; nothing is sent until its owner switches it on. */
  readonly state: 'on' | 'off';
  /** Since when nothing has come through; null: the last one did. */
  readonly failingSince: number | null;
  readonly createdAt: number;
}

/** What signs a message at `now`, the present one first. */
export function secretsAt({ secret, formerSecret, formerUntil }: Endpoint, now: number): readonly string[] {
  return formerSecret !== null && formerUntil > now ? [secret, formerSecret] : [secret];
}
