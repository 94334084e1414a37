import { type Language } from '@kaaj/contract';
import { type Mail } from '../../../platform/mail/mailer';

type PlatformName = Readonly<Record<Language, string>>;

/** In both languages, since the reader's is unknown. `reset`: for the owner of the address who did not sign up. */
export function verificationMail(to: string, link: string, reset: string, name: PlatformName): Mail {
  return {
    to,
    subject: `${name.en}: verify your email / ই-মেইল যাচাই করুন`,
    text: [
      `Verify the email address of your ${name.en} account with this link. It can be used once and expires in 24 hours:`,
      link,
      'If you did not sign up, someone else used your address. They cannot do anything with the account. To claim the address:',
      reset,
      '',
      `ওপরের প্রথম লিংকটি দিয়ে আপনার ${name.bn} অ্যাকাউন্টের ই-মেইল ঠিকানা যাচাই করুন। এটি একবার, ২৪ ঘণ্টার মধ্যে ব্যবহার করা যাবে।`,
      'আপনি সাইন আপ না করে থাকলে অন্য কেউ আপনার ঠিকানা ব্যবহার করেছেন। তিনি অ্যাকাউন্টটি দিয়ে কিছুই করতে পারবেন না। ঠিকানাটি নিজের করে নিতে দ্বিতীয় লিংকটি খুলুন।',
    ].join('\n\n'),
  };
}
