import { plainEmail } from '@kaaj/contract';

/** One spelling per address. Everything that stores or compares e-mails uses it. */
export const normalizeEmail = plainEmail;
