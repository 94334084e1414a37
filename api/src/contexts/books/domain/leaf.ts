import { sha256 } from '../../../kernel/sha256';
import { leafHash } from './merkle';

/** A transfer in the books. Its accounts and its reference contain people by id only. */
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

/** The canonical text of a transfer, as docs/proof specifies. */
export function canonicalRow({ id, from, to, amount, kind, reference, at }: BookedTransfer): string {
  return JSON.stringify([id, from, to, amount, kind, reference, at]);
}

/**
 * Salt against guessing a row from its hash, derived from the installation's secret and so not stored per row. Plain
 * SHA-256 suffices: ids have a fixed length, and half of the hash is not published.
 */
export function saltOf(transferId: string, secret: Buffer): Buffer {
  return sha256(secret, Buffer.from(transferId)).subarray(0, SALT_BYTES);
}

export function leafOf(transfer: BookedTransfer, secret: Buffer): Buffer {
  return leafHash(saltOf(transfer.id, secret), Buffer.from(canonicalRow(transfer)));
}
