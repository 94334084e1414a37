import { EntitySchema } from 'typeorm';
import { bytes, id, nullable, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  owner_id: id,
  /** In bytes, as is what is received. */
  length: integerColumn,
  received: integerColumn,
  expires_at: integerColumn,
  /** The name of the picture that was made of it. */
  picture: nullable(text(38)),
};

/** A picture that comes in pieces. */
export const ProofUploadSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'proof_upload',
  columns,
  checks: [{ name: 'proof_upload_within', expression: 'received >= 0 AND received <= length' }],
  indices: [
    { name: 'proof_upload_of', columns: ['owner_id', 'id'] },
    { name: 'proof_upload_until', columns: ['expires_at'] },
  ],
});

const pieceColumns = {
  upload_id: primaryId,
  /** Where in the file it begins, in bytes. */
  begins: { ...integerColumn, primary: true },
  bytes,
};

/** A row of the bytes of an upload; a piece that was sent is one or more. */
export const ProofPieceSchema = new EntitySchema<RowOf<typeof pieceColumns>>({
  name: 'proof_piece',
  columns: pieceColumns,
});
