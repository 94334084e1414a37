/** A buyer's recent decisions, up to the number that is watched. */
export interface RecentDecisions {
  readonly decided: number;
  readonly rejected: number;
}

/** Number of decisions that are watched (0: none), and the allowed percentage of rejections among them. */
export interface RejectionLimitSettings {
  readonly rejectionsWatched: number;
  readonly rejectionsPercent: number;
}

/** Only decisions within this time count. */
export const DECISION_WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether the buyer is to be suspended from rejecting. */
export function rejectsTooMuch(
  { decided, rejected }: RecentDecisions,
  { rejectionsWatched, rejectionsPercent }: RejectionLimitSettings,
): boolean {
  return decided >= rejectionsWatched && rejected * 100 > decided * rejectionsPercent;
}
