import { bytes, id, nullable, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** A picture that is uploaded in chunks. */
export const ProofUploadSchema = table({
  name: 'proof_upload',
  columns: {
    id: primaryId,
    owner_id: id,
    /** Lengths are in bytes. */
    length: integerColumn,
    received: integerColumn,
    expires_at: integerColumn,
    /** The name of the resulting picture. */
    picture: nullable(text(38)),
  },
  checks: [{ name: 'proof_upload_within', expression: 'received >= 0 AND received <= length' }],
  indices: [
    { name: 'proof_upload_of', columns: ['owner_id', 'id'] },
    { name: 'proof_upload_until', columns: ['expires_at'] },
  ],
});

/** A part of an upload; a chunk is stored as one or more rows. */
export const ProofPieceSchema = table({
  name: 'proof_piece',
  columns: {
    upload_id: primaryId,
    /** Offset in the file, in bytes. */
    begins: { ...integerColumn, primary: true },
    bytes,
  },
});
