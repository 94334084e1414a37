import { type BookDay, type BookKey, type TransferProof } from '@kaaj/contract';
import { CursorField, SizeField, TextField } from '../../../../platform/http/fields';
import { Shape, Shown } from '../../../../platform/http/shown';

export class ChainParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class ProofParameters {
  @TextField('Id of one of your own transfers, as the statement has it.', { max: 26 })
  readonly transfer: string;
}

@Shape('A closed day of the books.')
export class BookDayAnswer implements BookDay {
  @Shown('Place in the chain, from 1.', { type: 'integer' })
  readonly number: number;

  @Shown('What was signed, letter by letter: JSON, as docs/proof describes it.')
  readonly text: string;

  @Shown('SHA-256 of the text, in hex; the following entry names it.')
  readonly hash: string;

  @Shown('Ed25519 signature of the text, in base64.')
  readonly signature: string;
}

@Shape('A key that signed days.')
export class BookKeyAnswer implements BookKey {
  @Shown('SHA-256 of the public key, in hex; entries name it.')
  readonly id: string;

  @Shown('The 32 bytes of the Ed25519 public key, in base64.')
  readonly publicKey: string;

  @Shown('When it was made.', { format: 'date-time' })
  readonly madeAt: string;
}

@Shape('What shows that a transfer is in the books; the salt and the hashes of the path are hex.')
export class TransferProofAnswer implements TransferProof {
  @Shown('Place of its day in the chain, from 1.', { type: 'integer' })
  readonly number: number;

  @Shown('Its day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @Shown('The transfer, letter by letter: [id, from, to, amount, kind, reference, milliseconds].')
  readonly row: string;

  @Shown('What was hashed before the row, in hex.')
  readonly salt: string;

  @Shown('Place of the leaf in the tree, from 0.', { type: 'integer' })
  readonly index: number;

  @Shown('Hashes on the way up to the root, in hex, the nearest first (RFC 6962, 2.1.1).', { type: [String] })
  readonly path: string[];
}
