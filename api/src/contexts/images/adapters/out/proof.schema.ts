import { flag, id, primaryId, text } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

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
