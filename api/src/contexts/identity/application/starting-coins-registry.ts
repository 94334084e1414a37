/** Addresses that received starting coins, stored as hashes. Entries survive their accounts. */
export abstract class StartingCoinsRegistry {
  /** False: the mailbox received them before, maybe by another spelling. Joins the caller's unit of work. */
  abstract add(email: string): Promise<boolean>;
}
