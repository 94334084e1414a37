import { LIMITS } from './constants';

/** At least 6 characters with at least one lowercase and one uppercase letter. */
export function isStrongPassword(password: string): boolean {
  return password.length >= LIMITS.passwordMinLength && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
}
