import { type NotificationCode } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, longText, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  personId: id,
  code: text<NotificationCode>(60),
  /** JSON */
  params: longText,
  message: longText,
  /** Milliseconds since the epoch. */
  at: integerColumn,
  seen: flag,
};

export type NotificationRow = RowOf<typeof columns>;

export const NOTIFICATION = {
  id: true,
  personId: true,
  code: true,
  params: true,
  message: true,
  at: true,
  seen: true,
} as const;

export const NotificationSchema = new EntitySchema<NotificationRow>({
  name: 'notification',
  columns,
  indices: [{ name: 'notification_of_person', columns: ['personId', 'seen', 'id'] }],
});
