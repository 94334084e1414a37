/** The addresses that asked for news. */
export abstract class Newsletter {
  /** Once or twice makes no difference. */
  abstract subscribe(email: string): Promise<void>;

  /** Joins the caller's unit of work. */
  abstract forget(email: string): Promise<void>;
}
