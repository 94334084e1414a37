import { NOTICE_SENTENCES, ROLES, type NoticeParams, type Role } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { useMessages } from '../messages';

interface Told {
  readonly code: string;
  readonly params: NoticeParams;
  /** The server's sentence in English. */
  readonly message: string;
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
const isKnown = (code: string): code is keyof typeof NOTICE_SENTENCES => Object.hasOwn(NOTICE_SENTENCES, code);

/** A notification in the language in use; the server's own sentence for a code that this shell does not know. */
export function useNotificationText(): (told: Told) => string {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const shown = (value: string | number) => {
    if (typeof value === 'number') return format.number(value);
    return isRole(value) ? common(`role.${value}`) : value;
  };
  return ({ code, params, message }) => {
    if (!isKnown(code)) return message;
    return t(`notice.${code}`, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])));
  };
}
