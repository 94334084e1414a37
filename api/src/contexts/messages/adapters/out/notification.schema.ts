import { type NotificationCode } from '@kaaj/contract';
import { flag, id, longText, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { table, type TableRow } from '../../../../platform/database/table';

export const NotificationSchema = table({
  name: 'notification',
  columns: {
    id: primaryId,
    personId: id,
    code: text<NotificationCode>(60),
    /** JSON */
    params: longText,
    message: longText,
    /** Milliseconds since the epoch. */
    at: integerColumn,
    seen: flag,
  },
  indices: [{ name: 'notification_of_person', columns: ['personId', 'seen', 'id'] }],
});

export type NotificationRow = TableRow<typeof NotificationSchema>;

export const NOTIFICATION_FIELDS = selectList(NotificationSchema.options.columns);
