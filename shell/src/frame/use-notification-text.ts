import {
  PAYMENT_SYSTEMS,
  ROLES,
  type NotificationCode,
  type NotificationParams,
  type PaymentSystem,
  type Role,
} from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { notices } from '../messages/notices';

interface NotificationToShow {
  readonly code: NotificationCode;
  readonly params: NotificationParams;
  /** The server's sentence in English. */
  readonly message: string;
}

/** Dollars come as a text with a point; their sign is in the sentence. */
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const isSystem = (value: unknown): value is PaymentSystem => PAYMENT_SYSTEMS.some((system) => system === value);
const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** A notification in the current language; for an unknown code the sentence that the server sent. */
export function useNotificationText(): (told: NotificationToShow) => string {
  const t = notices.useMessages();
  const format = useFormat();
  const shown = (name: string, value: string | number) => {
    if (typeof value === 'number') return format.number(value);
    if (name === 'dollars') return format.number(Number(value), TWO_DECIMALS);
    if (name === 'system' && isSystem(value)) return t(`system.${value}`);
    return isRole(value) ? t(`role.${value}`) : value;
  };
  return ({ code, params, message }) => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(name, value)]));
    const text = t(code, values);
    return text === code ? message : text;
  };
}
