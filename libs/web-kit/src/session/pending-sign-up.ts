import { browserStorage } from '@kaaj/api-client';
import { SIGN_UP_ROLES, type SignUpRole } from '@kaaj/contract';

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
    try {
      const draft = JSON.parse(browserStorage.get(key) ?? 'null') as Draft | null;
      const known = draft?.email === email && SIGN_UP_ROLES.includes(draft.role);
      return known ? draft : null;
    } catch {
      return null;
    }
  },
  clear(): void {
    browserStorage.remove(key);
  },
};
