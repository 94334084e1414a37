/** Which addresses have had their starting coins. It remembers them after their accounts are gone, and cannot tell them. */
export abstract class StartingCoinsRegistry {
  /** False: it has had them before, perhaps in another spelling. Joins the caller's unit of work. */
  abstract add(email: string): Promise<boolean>;
}
