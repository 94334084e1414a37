import { type BookDay, type BookKey, type TransferProof } from '@kaaj/contract';
import { CursorField, SizeField, TextField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

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

@ResponseSchema('A closed day of the books.')
export class BookDayAnswer implements BookDay {
  @ResponseField('Place in the chain, from 1.', { type: 'integer' })
  readonly number: number;

  @ResponseField('What was signed, letter by letter: JSON, as docs/proof describes it.')
  readonly text: string;

  @ResponseField('SHA-256 of the text, in hex; the following entry names it.')
  readonly hash: string;

  @ResponseField('Ed25519 signature of the text, in base64.')
  readonly signature: string;
}

@ResponseSchema('A key that signed days.')
export class BookKeyAnswer implements BookKey {
  @ResponseField('SHA-256 of the public key, in hex; entries name it.')
  readonly id: string;

  @ResponseField('The 32 bytes of the Ed25519 public key, in base64.')
  readonly publicKey: string;

  @ResponseField('When it was made.', { format: 'date-time' })
  readonly madeAt: string;
}

@ResponseSchema('What shows that a transfer is in the books; the salt and the hashes of the path are hex.')
export class TransferProofAnswer implements TransferProof {
  @ResponseField('Place of its day in the chain, from 1.', { type: 'integer' })
  readonly number: number;

  @ResponseField('Its day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseField('The transfer, letter by letter: [id, from, to, amount, kind, reference, milliseconds].')
  readonly row: string;

  @ResponseField('What was hashed before the row, in hex.')
  readonly salt: string;

  @ResponseField('Place of the leaf in the tree, from 0.', { type: 'integer' })
  readonly index: number;

  @ResponseField('Hashes on the way up to the root, in hex, the nearest first (RFC 6962, 2.1.1).', { type: [String] })
  readonly path: string[];
}
