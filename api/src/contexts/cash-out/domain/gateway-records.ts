import { type PayoutDoubt } from '@kaaj/contract';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/clock';
import { type Payout } from './payout';

/** A record of a payout gateway for a payment with our id. */
export interface GatewayRecord {
  readonly state: 'pending' | 'paid' | 'failed';
  /** Null while it has none. */
  readonly reference: string | null;
  readonly cents: number;
  readonly reason: string | null;
}

export type Verdict =
  | { readonly reported: 'sent' | 'confirmed'; readonly reference: string }
  | { readonly reported: 'failed'; readonly reason: string }
  /** The record is inconsistent: an Admin has to check. */
  | { readonly reported: 'doubtful'; readonly doubt: PayoutDoubt }
  /** It has no record of ours. */
  | { readonly reported: 'unknown' }
  | { readonly reported: 'nothing-new' };

/** Result of a service's records. A record may be repeated. */
export function reconcile({ cents, reference, state }: Payout, records: readonly GatewayRecord[]): Verdict {
  const notFailed = records.filter((record) => record.state !== 'failed');
  if (records.length === 0) return { reported: 'unknown' };
  if (notFailed.some((record) => record.cents !== cents)) return { reported: 'doubtful', doubt: 'amount' };
  const references = new Set(notFailed.flatMap((record) => record.reference ?? []));
  if (references.size > 1) return { reported: 'doubtful', doubt: 'twice' };
  const [named] = references;
  if (reference !== null && named !== undefined && named !== reference)
    return { reported: 'doubtful', doubt: 'reference' };
  if (notFailed.some((record) => record.state === 'paid')) {
    return named === undefined
      ? { reported: 'doubtful', doubt: 'reference' }
      : { reported: 'confirmed', reference: named };
  }
  if (notFailed.length === 0) return { reported: 'failed', reason: records[0]?.reason || NO_REASON };
  return named !== undefined && state === 'queued'
    ? { reported: 'sent', reference: named }
    : { reported: 'nothing-new' };
}

/** Shown in the worker's notification. */
const NO_REASON = 'the payment service did not say why';

/** Longer than any request takes: a payout without a record after this time was not received. */
const LOST_AFTER = 15 * MINUTE_MS;

export const isLost = (submittedAt: number, now: number): boolean => now - submittedAt >= LOST_AFTER;

/** The next time to poll a submitted payout: frequently at first, then at growing intervals. */
export function nextPollAt(submittedAt: number, now: number): number {
  const age = now - submittedAt;
  return now + (age < LOST_AFTER ? MINUTE_MS : age < 24 * HOUR_MS ? 10 * MINUTE_MS : HOUR_MS);
}
