import { EntitySchema } from 'typeorm';
import { flag, id, longText, primaryId, text, whole } from '../../../../platform/database/columns';

export interface NotificationRow {
  readonly id: string;
  readonly person_id: string;
  readonly code: string;
  /** JSON */
  readonly params: string;
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly seen: boolean;
}

export const NotificationSchema = new EntitySchema<NotificationRow>({
  name: 'notification',
  columns: {
    id: primaryId,
    person_id: id,
    code: text(60),
    params: longText,
    message: longText,
    at: whole,
    seen: flag,
  },
  indices: [{ name: 'notification_of_person', columns: ['person_id', 'seen', 'id'] }],
});
