import { type Language } from '@kaaj/contract';
import { branded } from '../../../kernel/branded';
import { type Mail } from '../../../platform/mail/mailer';

const EVENTS = {
  en: {
    'password-changed': 'the password of your account was changed',
    'second-factor-on': 'the second step to sign in was switched on',
    'second-factor-off': 'the second step to sign in was switched off',
    'recovery-code-used': 'a recovery code was used in place of the second step',
    'recovery-codes-renewed': 'new recovery codes were made; the earlier ones work no more',
    'codes-guessed': 'somebody gave the right password, and then wrong codes of the second step',
    'google-linked': 'a Google account was linked to your account',
    'oidc-linked': 'an account of the sign-in provider was linked to your account',
    'new-device': 'a browser that was not known before signed in to your account',
    'key-made': 'a key for programs was made',
    'webhook-added': 'a webhook was added',
    'payout-account-added': 'a payout account was named for the first time',
    'payout-account-released': 'the wait of a new payout account was ended with the password',
  },
  bn: {
    'password-changed': 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে',
    'second-factor-on': 'সাইন ইনের দ্বিতীয় ধাপ চালু করা হয়েছে',
    'second-factor-off': 'সাইন ইনের দ্বিতীয় ধাপ বন্ধ করা হয়েছে',
    'recovery-code-used': 'দ্বিতীয় ধাপের বদলে একটি উদ্ধার কোড ব্যবহার করা হয়েছে',
    'recovery-codes-renewed': 'নতুন উদ্ধার কোড তৈরি হয়েছে; আগেরগুলো আর কাজ করবে না',
    'codes-guessed': 'কেউ সঠিক পাসওয়ার্ড দিয়ে দ্বিতীয় ধাপে ভুল কোড দিয়েছে',
    'google-linked': 'আপনার অ্যাকাউন্টের সঙ্গে একটি গুগল অ্যাকাউন্ট যুক্ত করা হয়েছে',
    'oidc-linked': 'আপনার অ্যাকাউন্টের সঙ্গে বাইরের সাইন ইন সেবার একটি অ্যাকাউন্ট যুক্ত করা হয়েছে',
    'new-device': 'আগে অচেনা একটি ব্রাউজার থেকে আপনার অ্যাকাউন্টে সাইন ইন করা হয়েছে',
    'key-made': 'প্রোগ্রামের জন্য একটি কী তৈরি হয়েছে',
    'webhook-added': 'একটি ওয়েবহুক যোগ করা হয়েছে',
    'payout-account-added': 'টাকা তোলার একটি অ্যাকাউন্ট প্রথমবার দেওয়া হয়েছে',
    'payout-account-released': 'পাসওয়ার্ড দিয়ে টাকা তোলার একটি নতুন অ্যাকাউন্টের অপেক্ষা শেষ করা হয়েছে',
  },
} as const;

/** What changed about the access to an account or to its money. */
export type SecurityEvent = keyof (typeof EVENTS)['en'];

const WORDS = {
  en: {
    subject: '{brand}: a change to the security of your account',
    when: (time: string) => `When: ${time} (UTC)`,
    about: (what: string) => `What: ${what}`,
    ours: 'If it was you, there is nothing to do.',
    theirs: 'If it was not you, set a new password now. That also ends all sessions, keys and webhooks:',
    look: 'Then look at how you sign in, and at your payout accounts:',
    always: 'Mails like this one come always, whatever you chose to be mailed.',
  },
  bn: {
    subject: '{brand}: আপনার অ্যাকাউন্টের নিরাপত্তায় একটি পরিবর্তন',
    when: (time: string) => `কখন: ${time} (UTC)`,
    about: (what: string) => `কী: ${what}`,
    ours: 'আপনি নিজে করে থাকলে কিছু করার দরকার নেই।',
    theirs: 'আপনি না করে থাকলে এখনই নতুন পাসওয়ার্ড দিন। তাতে সব সেশন, কী ও ওয়েবহুকও বন্ধ হবে:',
    look: 'এরপর আপনার সাইন ইন ও টাকা তোলার অ্যাকাউন্টগুলো দেখুন:',
    always: 'আপনি কী মেইল চান তা যা-ই হোক, এমন মেইল সব সময় আসে।',
  },
} as const;

interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly event: SecurityEvent;
  /** Empty: nothing more to say. */
  readonly about: string;
  readonly at: number;
  readonly publicOrigin: string;
  readonly platformName: Readonly<Record<Language, string>>;
}

export function securityMail({ to, language, event, about, at, publicOrigin, platformName }: Letter): Mail {
  const words = WORDS[language];
  const name = platformName[language];
  const sentence = EVENTS[language][event];
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return {
    to,
    subject: branded(words.subject, name),
    text: [
      `${name}: ${sentence}.`,
      [words.when(time), ...(about ? [words.about(about)] : [])].join('\n'),
      words.ours,
      `${words.theirs}\n${publicOrigin}/forgot-password`,
      `${words.look}\n${publicOrigin}/profile/security`,
      words.always,
    ].join('\n\n'),
  };
}
