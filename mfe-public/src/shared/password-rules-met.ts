import { LIMITS } from '@kaaj/contract';

export const isLongEnough = (password: string) => password.length >= LIMITS.passwordMinLength;
export const hasBothCases = (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
