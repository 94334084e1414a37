import { type WebhookEvent } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** How long the former secret stays valid after a rotation. */
export const ROTATION_MS = 24 * 60 * 60_000;

/** A person's webhook endpoint. Times are milliseconds since the epoch. */
export interface Endpoint {
  readonly id: Id;
  readonly personId: Id;
  /** The session in which it was added or last enabled; null in rows from before this field. */
  readonly sessionId: Id | null;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** `whsec_` and base64. */
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerUntil: number;
  /** off: it failed for too long, or its session ended with all others; its owner can enable it again. */
  readonly state: 'on' | 'off';
  /** Since when all deliveries have failed; null: the last one succeeded. */
  readonly failingSince: number | null;
  readonly createdAt: number;
}

/** The signing secrets at `now`, the current one first. */
export function secretsAt({ secret, formerSecret, formerUntil }: Endpoint, now: number): readonly string[] {
  return formerSecret !== null && formerUntil > now ? [secret, formerSecret] : [secret];
}
