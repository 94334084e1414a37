import { Injectable } from '@nestjs/common';
import { type Language } from '@kaaj/contract';
import { type Id, newId } from '../../../kernel/ids';
import { branded } from '../../../kernel/branded';
import { type Mail, Mailer } from '../../../platform/mail/mailer';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { IdentityProvider } from './identity-provider';
import { IdentitySettings } from './identity-settings';

const KIND = 'account-mail';

const TEXTS = {
  en: {
    reason: (reason: string) => `The reason: ${reason}`,
    suspended: {
      subject: '{brand}: your account is suspended',
      what: 'An Admin suspended your account.',
      next: 'You can still sign in, read this, withdraw what you earned by accepted work without a minimum, and object once:',
    },
    removed: {
      subject: '{brand}: your account is removed',
      what: 'An Admin removed your account. What you earned by accepted work stays yours.',
      next: 'You can still sign in, withdraw it without a minimum, and object once. The account is erased when nothing is left:',
    },
    erased: {
      subject: '{brand}: your account was erased',
      what: 'An Admin removed your account, and your personal data was deleted. Nothing you had earned was left in it.',
      next: 'The address of {brand}:',
    },
    'suspension-lifted': {
      subject: '{brand}: your account is open again',
      what: 'The suspension of your account was lifted.',
      next: 'You can use everything as before:',
    },
    'objection-refused': {
      subject: '{brand}: your objection was decided',
      what: 'An Admin decided on your objection: the suspension stays.',
      next: 'You can still sign in, and withdraw what you earned by accepted work:',
    },
  },
  bn: {
    reason: (reason: string) => `কারণ: ${reason}`,
    suspended: {
      subject: '{brand}: আপনার অ্যাকাউন্ট স্থগিত',
      what: 'একজন অ্যাডমিন আপনার অ্যাকাউন্ট স্থগিত করেছেন।',
      next: 'আপনি এখনও সাইন ইন করে এটি পড়তে, গৃহীত কাজের আয় ন্যূনতম সীমা ছাড়াই তুলতে ও একবার আপিল করতে পারবেন:',
    },
    removed: {
      subject: '{brand}: আপনার অ্যাকাউন্ট সরানো হয়েছে',
      what: 'একজন অ্যাডমিন আপনার অ্যাকাউন্ট সরিয়েছেন। গৃহীত কাজের আয় আপনারই থাকছে।',
      next: 'আপনি এখনও সাইন ইন করে তা ন্যূনতম সীমা ছাড়াই তুলতে ও একবার আপিল করতে পারবেন। কিছু বাকি না থাকলে অ্যাকাউন্ট মুছে যাবে:',
    },
    erased: {
      subject: '{brand}: আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
      what: 'একজন অ্যাডমিন আপনার অ্যাকাউন্ট সরিয়েছেন, আর আপনার ব্যক্তিগত তথ্য মুছে ফেলা হয়েছে। তাতে আপনার কোনো আয় বাকি ছিল না।',
      next: '{brand}-এর ঠিকানা:',
    },
    'suspension-lifted': {
      subject: '{brand}: আপনার অ্যাকাউন্ট আবার চালু',
      what: 'আপনার অ্যাকাউন্টের স্থগিতাদেশ তুলে নেওয়া হয়েছে।',
      next: 'আগের মতোই সবকিছু ব্যবহার করতে পারবেন:',
    },
    'objection-refused': {
      subject: '{brand}: আপনার আপিলের সিদ্ধান্ত হয়েছে',
      what: 'একজন অ্যাডমিন আপনার আপিলের সিদ্ধান্ত দিয়েছেন: স্থগিতাদেশ বহাল থাকছে।',
      next: 'আপনি এখনও সাইন ইন করে গৃহীত কাজের আয় তুলতে পারবেন:',
    },
  },
} as const;

/** What an Admin did to an account. */
export type AccountEvent = Exclude<keyof (typeof TEXTS)['en'], 'reason'>;

/** A mail that is not stored. */
export interface AccountMail {
  readonly id: Id;
  readonly mail: Mail;
}

interface Payload {
  readonly identityId: Id;
  readonly event: AccountEvent;
  /** An Admin's text; empty for none. */
  readonly reason: string;
}

/**
 * Mails people immediately about Admins' decisions on their account, regardless of notification settings. Unverified
 * addresses get none.
 */
@Injectable()
export class AccountMails {
  constructor(
    private readonly settings: IdentitySettings,
    private readonly identities: IdentityProvider,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.send(entry));
  }

  /** Joins the caller's unit of work; the mail is sent after the commit. */
  write(identityId: Id, event: AccountEvent, reason: string): Promise<void> {
    return this.outbox.add(KIND, { identityId, event, reason } satisfies Payload);
  }

  /** A mail to a person whose address is about to be deleted. */
  async mailTo(identityId: Id, event: AccountEvent, reason: string): Promise<AccountMail | undefined> {
    const identity = await this.identities.find(identityId);
    if (!identity || identity.verifiedAt === null) return undefined;
    const { email, language } = identity;
    return { id: newId(), mail: mailOf(email, language || 'en', event, reason, this.settings) };
  }

  deliver({ id, mail }: AccountMail): Promise<void> {
    return this.mailer.send(id, mail);
  }

  private async send({ id, payload }: OutboxEntry): Promise<void> {
    const { identityId, event, reason } = payload as Payload;
    const letter = await this.mailTo(identityId, event, reason);
    if (letter) await this.mailer.send(id, letter.mail);
  }
}

function mailOf(to: string, language: Language, event: AccountEvent, reason: string, settings: IdentitySettings): Mail {
  const { publicOrigin: origin, platformName } = settings;
  const name = platformName[language];
  const texts = TEXTS[language];
  const { subject, what, next } = texts[event];
  const link = event === 'erased' || event === 'suspension-lifted' ? origin : `${origin}/profile/suspension`;
  const why = reason === '' ? [] : [texts.reason(reason)];
  return { to, subject: branded(subject, name), text: [what, ...why, `${branded(next, name)}\n${link}`].join('\n\n') };
}
