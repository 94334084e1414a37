import { sha256 } from '../../../kernel/sha256';
import { leafHash } from './merkle';

/** A transfer as the books keep it. Its accounts and its reference name people by their ids alone. */
export interface BookedTransfer {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly kind: string;
  readonly reference: string;
  readonly at: number;
}

const SALT_BYTES = 16;

/** A transfer's one spelling, which docs/proof promises. */
export function canonicalRow({ id, from, to, amount, kind, reference, at }: BookedTransfer): string {
  return JSON.stringify([id, from, to, amount, kind, reference, at]);
}

/**
 * What keeps others from guessing a row from its hash: made of the installation's secret, so that no row has to keep one. Ids are
 * of one length and half of the hash is kept back, so that nothing more than SHA-256 is needed.
 */
export function saltOf(transferId: string, secret: Buffer): Buffer {
  return sha256(secret, Buffer.from(transferId)).subarray(0, SALT_BYTES);
}

export function leafOf(transfer: BookedTransfer, secret: Buffer): Buffer {
  return leafHash(saltOf(transfer.id, secret), Buffer.from(canonicalRow(transfer)));
}
