import { plainEmail } from '@kaaj/contract';

/** Normalizes an address. All code that stores or compares e-mails uses it. */
export const normalizeEmail = plainEmail;
