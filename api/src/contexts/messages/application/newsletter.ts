/** Newsletter addresses. */
export abstract class Newsletter {
  /** Idempotent. */
  abstract subscribe(email: string): Promise<void>;

  /** Joins the caller's unit of work. */
  abstract delete(email: string): Promise<void>;
}
