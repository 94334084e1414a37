export abstract class TaskSettings {
  /** Default number of days to decide on a submission; 0: unlimited. */
  abstract readonly reviewDays: number;

  /** Number of a new buyer's tasks that are reviewed before publication. */
  abstract readonly firstTasksReviewed: number;
}
