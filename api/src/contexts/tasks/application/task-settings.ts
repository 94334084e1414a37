/** What the owner of an installation decides about tasks. */
export abstract class TaskSettings {
  /** Days a buyer has to decide on work, where the task says nothing; 0: for ever. */
  abstract readonly reviewDays: number;

  /** So many tasks of a new buyer an Admin looks at before they are public. */
  abstract readonly firstTasksReviewed: number;
}
