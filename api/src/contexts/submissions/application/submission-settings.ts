import { type BrakeSettings } from '../domain/brake';

/** What the owner of an installation decides about work that was sent. */
export abstract class SubmissionSettings implements BrakeSettings {
  /** Days a buyer has to decide, where the task says nothing, before work is accepted by itself; 0: for ever. */
  abstract readonly reviewDays: number;

  /** Hours a worker has for the changes that a buyer asked for. */
  abstract readonly changesHours: number;

  abstract readonly rejectionsWatched: number;
  abstract readonly rejectionsPercent: number;

  /** Places that a worker may have kept at the same time. */
  abstract readonly claimsAtOnce: number;
}
