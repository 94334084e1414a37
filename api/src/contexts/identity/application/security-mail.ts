import { type Language } from '@kaaj/contract';
import { branded } from '../../../kernel/branded';
import { type Id } from '../../../kernel/ids';
import { type Mail } from '../../../platform/mail/mailer';
import { type IdentitySettings } from './identity-settings';

const EVENTS = {
  en: {
    'password-changed': 'the password of your account was changed',
    'second-factor-on': 'two-step verification was turned on',
    'second-factor-off': 'two-step verification was turned off',
    'recovery-code-used': 'a recovery code was used for two-step verification',
    'recovery-codes-renewed': 'new recovery codes were created; the old ones no longer work',
    'codes-guessed': 'someone entered the correct password, and then wrong codes of two-step verification',
    'google-linked': 'a Google account was linked to your account',
    'oidc-linked': 'an account of the sign-in provider was linked to your account',
    'role-changed': 'the role of your account was changed; you are signed out everywhere',
    'new-device': 'your account was used from a new browser',
    'key-made': 'an API key was created',
    'webhook-added': 'a webhook was added',
    'webhook-secret-renewed': 'a webhook got a new signing secret',
    'payout-account-added': 'a payout account was used for the first time',
    'payout-account-released': 'the waiting time of a new payout account was ended with the password',
  },
  bn: {
    'password-changed': 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে',
    'second-factor-on': 'দুই ধাপের যাচাই চালু করা হয়েছে',
    'second-factor-off': 'দুই ধাপের যাচাই বন্ধ করা হয়েছে',
    'recovery-code-used': 'দুই ধাপের যাচাইয়ে একটি রিকভারি কোড ব্যবহার করা হয়েছে',
    'recovery-codes-renewed': 'নতুন রিকভারি কোড তৈরি হয়েছে; পুরোনোগুলো আর কাজ করবে না',
    'codes-guessed': 'কেউ সঠিক পাসওয়ার্ড দিয়ে দুই ধাপের যাচাইয়ে ভুল কোড দিয়েছেন',
    'google-linked': 'আপনার অ্যাকাউন্টের সঙ্গে একটি গুগল অ্যাকাউন্ট যুক্ত করা হয়েছে',
    'oidc-linked': 'আপনার অ্যাকাউন্টের সঙ্গে সাইন ইন সেবার একটি অ্যাকাউন্ট যুক্ত করা হয়েছে',
    'role-changed': 'আপনার অ্যাকাউন্টের ভূমিকা বদলানো হয়েছে; সব জায়গা থেকে সাইন আউট করা হয়েছে',
    'new-device': 'একটি নতুন ব্রাউজার থেকে আপনার অ্যাকাউন্টে সাইন ইন করা হয়েছে',
    'key-made': 'একটি API কী তৈরি হয়েছে',
    'webhook-added': 'একটি ওয়েবহুক যোগ করা হয়েছে',
    'webhook-secret-renewed': 'একটি ওয়েবহুকের নতুন স্বাক্ষর-কী তৈরি হয়েছে',
    'payout-account-added': 'একটি পরিশোধের অ্যাকাউন্ট প্রথমবার ব্যবহার করা হয়েছে',
    'payout-account-released': 'পাসওয়ার্ড দিয়ে একটি নতুন পরিশোধের অ্যাকাউন্টের অপেক্ষার সময় শেষ করা হয়েছে',
  },
} as const;

/** A security-relevant change of an account or its payout accounts. */
export type SecurityEvent = keyof (typeof EVENTS)['en'];

const TEXTS = {
  en: {
    subject: '{brand}: a change to the security of your account',
    when: (time: string) => `When: ${time} (UTC)`,
    about: (what: string) => `What: ${what}`,
    ours: 'If it was you, you do not have to do anything.',
    theirs: 'If it was not you, set a new password now. That also ends all sessions, API keys and webhooks:',
    look: 'Then check your sign-in settings and your payout accounts:',
    always: 'Emails like this one are always sent, whatever your email settings are.',
  },
  bn: {
    subject: '{brand}: আপনার অ্যাকাউন্টের নিরাপত্তায় একটি পরিবর্তন',
    when: (time: string) => `কখন: ${time} (UTC)`,
    about: (what: string) => `বিষয়: ${what}`,
    ours: 'আপনি নিজে করে থাকলে কিছু করার দরকার নেই।',
    theirs: 'আপনি না করে থাকলে এখনই নতুন পাসওয়ার্ড দিন। তাতে সব সেশন, API কী ও ওয়েবহুকও বন্ধ হবে:',
    look: 'এরপর আপনার সাইন ইনের সেটিংস ও পরিশোধের অ্যাকাউন্টগুলো দেখুন:',
    always: 'আপনার ই-মেইলের সেটিংস যা-ই হোক, এমন ই-মেইল সব সময় পাঠানো হয়।',
  },
} as const;

export interface SecurityNotice {
  readonly identityId: Id;
  readonly event: SecurityEvent;
  /** Never text that a person typed. Empty: no further details. */
  readonly about: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export function securityMail(to: string, language: Language, notice: SecurityNotice, settings: IdentitySettings): Mail {
  const { event, about, at } = notice;
  const { publicOrigin, platformName } = settings;
  const texts = TEXTS[language];
  const name = platformName[language];
  const sentence = EVENTS[language][event];
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return {
    to,
    subject: branded(texts.subject, name),
    text: [
      `${name}: ${sentence}.`,
      [texts.when(time), ...(about ? [texts.about(about)] : [])].join('\n'),
      texts.ours,
      `${texts.theirs}\n${publicOrigin}/forgot-password`,
      `${texts.look}\n${publicOrigin}/profile/security`,
      texts.always,
    ].join('\n\n'),
  };
}
