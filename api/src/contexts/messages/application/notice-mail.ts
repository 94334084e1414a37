import {
  interpolateMessage,
  NOTIFICATION_CATEGORY,
  type Language,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_MESSAGES,
  NOTIFICATION_MESSAGES_BN,
  type NotificationCode,
  type NotificationCategory,
  type NotificationParams,
  type Role,
} from '@kaaj/contract';
import { branded } from '../../../kernel/branded';
import { type Mail } from '../../../platform/mail/mailer';
import { type Person } from '../../people';
import { quotedForMail } from '../domain/quoted-for-mail';
import { type NoticeMailSettings } from './notice-mail-settings';

/** Maximum notifications in one mail; the others are on the person's pages. */
export const MAX_NOTIFICATIONS_PER_MAIL = 50;

interface MailTexts {
  readonly numbers: Intl.NumberFormat;
  readonly sentences: Readonly<Record<NotificationCode, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly kinds: Readonly<Record<NotificationCategory, string>>;
  readonly subject: (count: string) => string;
  readonly greeting: (name: string) => string;
  readonly more: string;
  readonly look: string;
  readonly choose: string;
  readonly stop: string;
}

const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    numbers: new Intl.NumberFormat('en-US'),
    sentences: NOTIFICATION_MESSAGES,
    roles: { Worker: 'Worker', Buyer: 'Buyer', Admin: 'Admin' },
    kinds: {
      money: 'Coins and payouts',
      work: 'Your work',
      tasks: 'Your tasks',
      disputes: 'Disputes',
      newTasks: 'New matching tasks',
      account: 'Your account',
      house: 'For Admins',
    },
    subject: (count) =>
      count === '1' ? '{brand}: you have a new notification' : `{brand}: you have ${count} new notifications`,
    greeting: (name) => `Hello ${name}, here is what's new since our last email:`,
    more: 'There are more notifications on the site.',
    look: 'Read them on the site:',
    choose: 'Email settings:',
    stop: 'Unsubscribe with one click, no sign-in needed:',
  },
  bn: {
    numbers: new Intl.NumberFormat('bn-BD'),
    sentences: NOTIFICATION_MESSAGES_BN,
    roles: { Worker: 'কর্মী', Buyer: 'ক্রেতা', Admin: 'অ্যাডমিন' },
    kinds: {
      money: 'কয়েন ও পরিশোধ',
      work: 'আপনার কাজ',
      tasks: 'আপনার টাস্ক',
      disputes: 'আপত্তি',
      newTasks: 'আপনার ফিল্টারে মেলা নতুন টাস্ক',
      account: 'আপনার অ্যাকাউন্ট',
      house: 'অ্যাডমিনদের জন্য',
    },
    subject: (count) => `{brand}: আপনার ${count}টি নতুন নোটিফিকেশন`,
    greeting: (name) => `${name}, আগের ই-মেইলের পরে নতুন যা হয়েছে:`,
    more: 'সাইটে আরও নোটিফিকেশন আছে।',
    look: 'সাইটে পড়ুন:',
    choose: 'ই-মেইলের সেটিংস:',
    stop: 'সাইন ইন না করেই এক চাপে এই ই-মেইল বন্ধ করুন:',
  },
};

interface NotificationContent {
  readonly code: NotificationCode;
  readonly params: NotificationParams;
}

/**
 * A mail with notifications, grouped by category. `notices`: at least one; only the first MAX_NOTIFICATIONS_PER_MAIL are
 * included. `token`: for unsubscribing.
 */
export function noticeMail(
  { email, name }: Pick<Person, 'email' | 'name'>,
  language: Language,
  notices: readonly NotificationContent[],
  token: string,
  { publicOrigin, platformName }: NoticeMailSettings,
): Mail {
  const texts = MAIL_TEXTS[language];
  const listed = notices.slice(0, MAX_NOTIFICATIONS_PER_MAIL);
  const parts = NOTIFICATION_CATEGORIES.flatMap((kind) => {
    const lines = listed
      .filter(({ code }) => NOTIFICATION_CATEGORY[code] === kind)
      .map((each) => `- ${sentenceOf(each, texts)}`);
    return lines.length > 0 ? [[texts.kinds[kind], ...lines].join('\n')] : [];
  });
  return {
    to: email,
    subject: branded(texts.subject(texts.numbers.format(listed.length)), platformName[language]),
    text: [
      texts.greeting(quotedForMail(name)),
      ...parts,
      ...(notices.length > listed.length ? [texts.more] : []),
      `${texts.look}\n${publicOrigin}/dashboard`,
      `${texts.choose}\n${publicOrigin}/profile/notices`,
      `${texts.stop}\n${publicOrigin}/notices/off?token=${token}`,
    ].join('\n\n'),
    // For one-click unsubscribe by mail programs.
    unsubscribe: `${publicOrigin}/api/notice-mail/off?token=${token}`,
  };
}

/** User texts that the message templates do not quote. */
const UNQUOTED = ['reason', 'note', 'text'];

function sentenceOf({ code, params }: NotificationContent, { sentences, numbers, roles }: MailTexts): string {
  const shown = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, numbers.format(value)];
    if (name === 'role') return [name, roles[value as Role] ?? value];
    return [name, UNQUOTED.includes(name) ? `“${quotedForMail(value)}”` : quotedForMail(value)];
  });
  return interpolateMessage(sentences[code], Object.fromEntries(shown) as NotificationParams);
}
