import { type ApiError } from './problem';

const openKeys = new Map<string, string>();

export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the outcome is open: the same call may succeed later. */
export const retryable = ({ status }: ApiError): boolean =>
  status === 0 || status >= 500 || [401, 408, 425, 429].includes(status);

/**
 * One key per distinct request: the same call with the same body keeps its key until the server has responded
 * definitely. So a double click, a retry after a lost response and a retry after a session refresh have one effect.
 * Afterwards the same call gets a new key.
 */
export const idempotencyKeys = {
  keyFor(fingerprint: string): string {
    const key = openKeys.get(fingerprint) ?? randomKey();
    openKeys.set(fingerprint, key);
    return key;
  },
  settle(fingerprint: string, error?: ApiError): void {
    if (!error || !retryable(error)) openKeys.delete(fingerprint);
  },
};
