import { type RejectionLimitSettings } from '../domain/rejection-limit';

export abstract class SubmissionSettings implements RejectionLimitSettings {
  /** Default of days a buyer has to decide before a submission is accepted automatically; 0: without limit. */
  abstract readonly reviewDays: number;

  /** Hours a worker has for requested changes. */
  abstract readonly changesHours: number;

  abstract readonly rejectionsWatched: number;
  abstract readonly rejectionsPercent: number;

  abstract readonly claimsAtOnce: number;
}
