import { useGetBooksQuery, useLazyGetTransferProofQuery } from '@kaaj/api-client';
import { type StatementLine, type TransferProof } from '@kaaj/contract';
import { useRef, useState } from 'react';
import { entryOf } from '../../shared/books/entry';
import { useLoadBooks } from '../../shared/books/use-load-books';
import { type Books } from '../../shared/books/verify';
import { type LineState } from './verification-badge';

export type VerificationResult = 'checking' | 'right' | 'wrong' | 'chain-wrong' | 'failed' | 'insecure';

/** Which lines are in closed days, and their verification, which requests everything at most once. */
export function useStatementVerification(lines: readonly StatementLine[]) {
  const newest = useGetBooksQuery({ size: 1 }).data?.data[0];
  const last = (newest && entryOf(newest)?.last) ?? '';
  const closed = lines.filter(({ _id }) => _id <= last);
  const loadBooks = useLoadBooks();
  const [getProof] = useLazyGetTransferProofQuery();
  const loaded = useRef<{ books?: Books; proofs: Map<string, TransferProof> }>({ proofs: new Map() });
  const [found, setFound] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [outcome, setOutcome] = useState<VerificationResult>();

  const check = async () => {
    setOutcome('checking');
    try {
      const { proofs } = loaded.current;
      const missing = closed.filter(({ _id }) => !proofs.has(_id));
      if (missing.length > 0 || !loaded.current.books) loaded.current.books = await loadBooks();
      for (const { _id } of missing) proofs.set(_id, (await getProof({ transfer: _id }).unwrap()).data);
      const { canVerify, verifyBooks, verifyLine } = await import('../../shared/books/verify');
      if (!canVerify()) {
        setOutcome('insecure');
        return;
      }
      const verified = await verifyBooks(loaded.current.books);
      const results = new Map<string, boolean>();
      for (const line of closed) {
        const proof = proofs.get(line._id);
        results.set(line._id, proof !== undefined && (await verifyLine(line, proof, verified)));
      }
      setFound(results);
      const right = [...results.values()].every(Boolean);
      setOutcome(verified.findings.length > 0 ? 'chain-wrong' : right ? 'right' : 'wrong');
    } catch {
      setOutcome('failed');
    }
  };

  const stateOf = ({ _id }: StatementLine): LineState | undefined => {
    const right = found.get(_id);
    if (right !== undefined) return right ? 'right' : 'wrong';
    return _id <= last ? 'booked' : undefined;
  };

  return { any: closed.length > 0, stateOf, check, outcome };
}
