import { type Payout } from './payout';

/** A payout with the times of its steps, in milliseconds since the epoch; 0 for a step that did not happen. */
export interface PayoutTimestamps extends Pick<
  Payout,
  'id' | 'paymentSystem' | 'coins' | 'cents' | 'state' | 'reference' | 'reason' | 'at'
> {
  readonly decidedAt: number;
  readonly takenAt: number;
  readonly sentAt: number;
}

export const STAGES = ['queued', 'taken', 'sent'] as const;
export type Stage = (typeof STAGES)[number];

/** One step of a payout. Without `to` it ended. */
export interface Step {
  readonly line: 'accepted' | 'taken' | 'sent' | 'confirmed' | 'failed';
  readonly from: Stage | undefined;
  readonly to: Stage | undefined;
  readonly at: number;
}

/** Coins that entered or left a payout's ledger account. */
export interface Moved {
  readonly line: 'accepted' | 'confirmed' | 'failed';
  readonly coins: number;
  readonly at: number;
}

/**
 * A row and its transfer are written in one unit of work, but not in the same millisecond. Around midnight the
 * transfer's time decides.
 */
export const MAX_UNIT_OF_WORK_MS = 60_000;

/** The steps of a payout in their order. Clock skew between servers does not change the order. */
export function stepsOf(payout: PayoutTimestamps, moved: readonly Moved[]): readonly Step[] {
  const { decidedAt, takenAt, sentAt, state, at } = payout;
  const reported: readonly (readonly [line: Step['line'], at: number, to: Stage | undefined])[] = [
    ['accepted', decidedAt, 'queued'],
    ...(takenAt > 0 ? [['taken', takenAt, 'taken'] as const] : []),
    ...(sentAt > 0 ? [['sent', sentAt, 'sent'] as const] : []),
    ...(state === 'confirmed' || state === 'failed' ? [[state, at, undefined] as const] : []),
  ];
  const steps: Step[] = [];
  for (const [line, time, to] of reported) {
    const before = steps.at(-1);
    const transfer = moved.find((each) => each.line === line && Math.abs(each.at - time) < MAX_UNIT_OF_WORK_MS);
    steps.push({ line, from: before?.to, to, at: Math.max(transfer?.at ?? time, before?.at ?? 0) });
  }
  return steps;
}
