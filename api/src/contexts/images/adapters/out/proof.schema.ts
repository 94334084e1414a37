import { EntitySchema } from 'typeorm';
import { flag, id, primaryId, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
  name: { ...text(38), primary: true },
  owner_id: id,
  /** Uploaded before proof pictures had names of their own; may also be an avatar or a task's picture. */
  for_all: flag,
};

export const ProofPictureSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'proof_picture',
  columns,
  indices: [{ name: 'proof_picture_of', columns: ['owner_id', 'name'] }],
});

const viewerColumns = {
  name: { ...text(38), primary: true },
  person_id: primaryId,
};

/** Who may see a picture in addition to its owner. */
export const ProofViewerSchema = new EntitySchema<RowOf<typeof viewerColumns>>({
  name: 'proof_viewer',
  columns: viewerColumns,
});
