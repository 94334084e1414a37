import { browserStorage } from '@kaaj/api-client';
import { parseJson, SIGN_UP_ROLES, type SignUpRole } from '@kaaj/contract';

interface Draft {
  readonly email: string;
  readonly name: string;
  readonly role: SignUpRole;
}

const key = 'kaaj.sign-up';

/** The user's choices, when the sign-up was interrupted after the account was created. */
export const pendingSignUp = {
  remember(draft: Draft): void {
    browserStorage.set(key, JSON.stringify(draft));
  },
  read(email: string): Draft | null {
    const draft = parseJson<Draft | null>(browserStorage.get(key));
    return draft?.email === email && SIGN_UP_ROLES.includes(draft.role) ? draft : null;
  },
  clear(): void {
    browserStorage.remove(key);
  },
};
