import { type Language } from '@kaaj/contract';
import { type Mail } from '../../../platform/mail/mailer';

type PlatformName = Readonly<Record<Language, string>>;

/** In both languages, since the requester is not signed in. */
export function resetMail(to: string, link: string, name: PlatformName): Mail {
  return {
    to,
    subject: `Reset your ${name.en} password / পাসওয়ার্ড রিসেট`,
    text: [
      `We received a request to reset the password of your ${name.en} account. This link can be used once and expires in 30 minutes:`,
      link,
      'If you did not request this, you can ignore this email: your password stays the same.',
      '',
      `আপনার ${name.bn} অ্যাকাউন্টের পাসওয়ার্ড রিসেট করার অনুরোধ এসেছে। ওপরের লিংকটি একবার, ৩০ মিনিটের মধ্যে ব্যবহার করা যাবে।`,
      'আপনি অনুরোধ না করে থাকলে কিছু করার দরকার নেই: আপনার পাসওয়ার্ড আগের মতোই থাকবে।',
    ].join('\n\n'),
  };
}
