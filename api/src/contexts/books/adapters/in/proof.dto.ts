import { type BookDay, type BookKey, type TransferProof } from '@kaaj/contract';
import { TextField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';

export class ProofParameters {
  @TextField('Id of one of your transfers, from the statement.', { max: 26 })
  readonly transfer: string;
}

@ResponseSchema('A closed day of the books.')
export class BookDayAnswer implements BookDay {
  @ResponseInteger('Number in the chain, from 1.')
  readonly number: number;

  @ResponseField('The exact signed text: JSON, as docs/proof describes.')
  readonly text: string;

  @ResponseField('SHA-256 of the text, in hex; part of the next entry.')
  readonly hash: string;

  @ResponseField('Ed25519 signature of the text, in base64.')
  readonly signature: string;
}

@ResponseSchema('A signing key of closed days.')
export class BookKeyAnswer implements BookKey {
  @ResponseField('SHA-256 of the public key, in hex; the key id in entries.')
  readonly id: string;

  @ResponseField('The 32 bytes of the Ed25519 public key, in base64.')
  readonly publicKey: string;

  @ResponseTime('When it was created.')
  readonly madeAt: string;
}

@ResponseSchema('Inclusion proof of a transfer; salt and path hashes are in hex.')
export class TransferProofAnswer implements TransferProof {
  @ResponseInteger('Number of its day in the chain, from 1.')
  readonly number: number;

  @ResponseField('Its day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseField('The exact row of the transfer: [id, from, to, amount, kind, reference, milliseconds].')
  readonly row: string;

  @ResponseField('Salt that is hashed before the row, in hex.')
  readonly salt: string;

  @ResponseInteger('Number of the leaf in the tree, from 0.')
  readonly index: number;

  @ResponseField('Audit path to the root in hex, leaf side first (RFC 6962, 2.1.1).', { type: [String] })
  readonly path: string[];
}
