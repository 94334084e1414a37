import { EntitySchema } from 'typeorm';
import { flag, id, longText, primaryId, type RowOf, text, whole } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  person_id: id,
  code: text(60),
  /** JSON */
  params: longText,
  message: longText,
  /** Milliseconds since the epoch. */
  at: whole,
  seen: flag,
};

export type NotificationRow = RowOf<typeof columns>;

export const NotificationSchema = new EntitySchema<NotificationRow>({
  name: 'notification',
  columns,
  indices: [{ name: 'notification_of_person', columns: ['person_id', 'seen', 'id'] }],
});
