import { RejectionsPaused } from './submission.errors';

/** What a buyer decided of late, the last decisions that are watched. */
export interface RecentDecisions {
  readonly decided: number;
  readonly rejected: number;
}

/** How many decisions are watched (0: none), and the percentage of them that may be rejections. */
export interface BrakeSettings {
  readonly rejectionsWatched: number;
  readonly rejectionsPercent: number;
}

/** Decisions count for so long. */
export const WATCHED_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether somebody rejects so much that they reject no more until an Admin has looked. */
export function rejectsTooMuch(
  { decided, rejected }: RecentDecisions,
  { rejectionsWatched, rejectionsPercent }: BrakeSettings,
): boolean {
  if (rejectionsWatched === 0 || decided < rejectionsWatched) return false;
  return rejected * 100 > decided * rejectionsPercent;
}

/** Throws RejectionsPaused. */
export function assertMayReject(isOn: boolean): void {
  if (isOn) throw new RejectionsPaused();
}
