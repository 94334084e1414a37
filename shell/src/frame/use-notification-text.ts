import { ROLES, type NotificationCode, type NotificationParams, type Role } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { notices } from '../messages/notices';

interface NotificationToShow {
  readonly code: NotificationCode;
  readonly params: NotificationParams;
  /** The server's sentence in English. */
  readonly message: string;
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** A notification in the current language; for an unknown code the sentence that the server sent. */
export function useNotificationText(): (told: NotificationToShow) => string {
  const t = notices.useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const shown = (value: string | number) => {
    if (typeof value === 'number') return format.number(value);
    return isRole(value) ? common(`role.${value}`) : value;
  };
  return ({ code, params, message }) => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
    const text = t(code, values);
    return text === code ? message : text;
  };
}
