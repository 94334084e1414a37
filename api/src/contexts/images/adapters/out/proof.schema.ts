import { EntitySchema } from 'typeorm';
import { flag, id, primaryId, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
  name: { ...text(38), primary: true },
  owner_id: id,
  /** Sent in before there was a kind for proof, and a face or a task's picture as well. */
  for_all: flag,
};

/** A picture that was sent in as proof. */
export const ProofPictureSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'proof_picture',
  columns,
  indices: [{ name: 'proof_picture_of', columns: ['owner_id', 'name'] }],
});

const viewerColumns = {
  name: { ...text(38), primary: true },
  person_id: primaryId,
};

/** Who sees a picture beside whoever sent it in. */
export const ProofViewerSchema = new EntitySchema<RowOf<typeof viewerColumns>>({
  name: 'proof_viewer',
  columns: viewerColumns,
});
