/** What the owner of an installation decides about accounts to be paid to. */
export abstract class PayoutAccountSettings {
  /** Hours before money leaves for an account that is new to its worker; 0: at once. */
  abstract readonly newAccountHours: number;
}
