/** The answer of GET /account. */
export interface Account {
  readonly email: string;
  readonly language: string;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly hasOidc: boolean;
  readonly secondFactor: boolean;
  readonly secondFactorNeeded: boolean;
  readonly recoveryCodes: number;
}
