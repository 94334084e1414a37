/** What the owner of an installation decides about work that was sent. */
export abstract class SubmissionSettings {
  /** Days a buyer has to decide before work is accepted by itself; 0: for ever. */
  abstract readonly reviewDays: number;

  /** Places that a worker may have kept at the same time. */
  abstract readonly claimsAtOnce: number;
}
