import { LENGTHS } from '@kaaj/contract';
import { bytes, flag, id, integerColumn, nullable, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { type PictureSetState } from '../../domain/picture-set';

const counted = { ...integerColumn, default: 0 };

/** Sets of pictures for batches that are not posted yet. */
export const PictureSetSchema = table({
  name: 'picture_set',
  columns: {
    id: primaryId,
    ownerId: id,
    state: text<PictureSetState>(10),
    /** Lengths are in bytes (also of what was received and inflated); 0 without a ZIP file. */
    length: integerColumn,
    received: integerColumn,
    total: counted,
    /** Number of stored pictures. */
    kept: counted,
    failed: counted,
    inflated: counted,
    expiresAt: integerColumn,
  },
  checks: [{ name: 'picture_set_within', expression: 'received >= 0 AND received <= length' }],
  indices: [
    { name: 'picture_set_of', columns: ['ownerId', 'id'] },
    { name: 'picture_set_due', columns: ['state', 'id'] },
    { name: 'picture_set_until', columns: ['state', 'expiresAt'] },
  ],
});

export const PictureSetChunkSchema = table({
  name: 'picture_set_piece',
  columns: {
    setId: primaryId,
    /** Offset in the ZIP file, in bytes. */
    begins: { ...integerColumn, primary: true },
    bytes,
  },
});

export const PictureSetItemSchema = table({
  name: 'picture_set_item',
  columns: {
    setId: primaryId,
    number: { ...integerColumn, primary: true },
    line: nullable(integerColumn),
    name: text(LENGTHS.pictureAddress),
    place: nullable(text(60)),
    /** 1 once the picture is stored or has failed. */
    done: flag,
    address: nullable(text(LENGTHS.pictureAddress)),
    code: nullable(text(40)),
    message: nullable(text(2000)),
  },
  indices: [{ name: 'picture_set_item_waiting', columns: ['setId', 'done', 'number'] }],
});

export type PictureItemRow = TableRow<typeof PictureSetItemSchema>;
