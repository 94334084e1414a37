import { flag, id, text, integerColumn, primaryId, bytes, nullable } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

export const StoredPictureSchema = table({
  name: 'stored_picture',
  columns: {
    name: { ...text(38), primary: true },
    owner_id: id,
    /** When to check for references. */
    look_at: integerColumn,
    /** It has no references and is being deleted. */
    leaving: flag,
  },
  indices: [{ name: 'stored_picture_due', columns: ['look_at'] }],
});

export const HostedPictureSchema = table({
  name: 'hosted_picture',
  columns: {
    /** SHA-256 of a URL that the external image host returned. */
    address_hash: { ...text(64), primary: true },
  },
});

export const ProofPictureSchema = table({
  name: 'proof_picture',
  columns: {
    name: { ...text(38), primary: true },
    owner_id: id,
    /** Not used: always 0. */
    for_all: flag,
  },
  indices: [{ name: 'proof_picture_of', columns: ['owner_id', 'name'] }],
});

/** Who may see a picture in addition to its owner. */
export const ProofViewerSchema = table({
  name: 'proof_viewer',
  columns: {
    name: { ...text(38), primary: true },
    person_id: primaryId,
  },
});

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
