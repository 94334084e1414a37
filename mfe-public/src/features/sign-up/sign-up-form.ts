import { isStrongPassword, SIGN_UP_ROLES } from '@kaaj/contract';
import { looksLikeEmail, typed, typedEmail, typedPassword } from '../../shared/form';

export type SignUpErrors = 'missing' | 'not-an-email' | 'not-an-image' | 'weak' | 'mismatch';

/** The values of the form, in the order of its fields. */
export interface Filled {
  readonly role: string;
  /** Undefined until one is picked. */
  readonly image: File | undefined;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly verifyPassword: string;
}

export function readSignUp(form: HTMLFormElement): Filled {
  const picker = form.elements.namedItem('image');
  return {
    image: picker instanceof HTMLInputElement ? picker.files?.[0] : undefined,
    name: typed(form, 'name'),
    email: typedEmail(form, 'email'),
    password: typedPassword(form, 'password'),
    verifyPassword: typedPassword(form, 'verifyPassword'),
    role: typed(form, 'role'),
  };
}

/** Validation errors by field; empty for a valid form. */
export function faultsOf(
  filled: Filled,
  { accountExists, drawn }: { accountExists: boolean; drawn: boolean },
): Partial<Record<keyof Filled, SignUpErrors>> {
  const { image, name, email, password, verifyPassword, role } = filled;
  const checks: [keyof Filled, SignUpErrors, boolean][] = [
    ['role', 'missing', !SIGN_UP_ROLES.some((offered) => offered === role)],
    ['image', 'missing', !image && !drawn],
    ['image', 'not-an-image', !drawn && Boolean(image) && !image?.type.startsWith('image/')],
    ['name', 'missing', name === ''],
    ['email', 'missing', !accountExists && email === ''],
    ['email', 'not-an-email', !accountExists && email !== '' && !looksLikeEmail(email)],
    ['password', 'missing', !accountExists && password === ''],
    ['password', 'weak', !accountExists && password !== '' && !isStrongPassword(password)],
    ['verifyPassword', 'missing', !accountExists && verifyPassword === ''],
    ['verifyPassword', 'mismatch', !accountExists && verifyPassword !== '' && verifyPassword !== password],
  ];
  return Object.fromEntries(checks.filter(([, , wrong]) => wrong).map(([field, fault]) => [field, fault]));
}
