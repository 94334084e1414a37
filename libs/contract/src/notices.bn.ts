import { type NoticeCode } from './notices';

/** The sentences of notices in Bangla, as the shell's catalogue has them: what is mailed reads like what is shown. */
export const NOTICE_SENTENCES_BN: Readonly<Record<NoticeCode, string>> = {
  'submission/accepted': '“{title}” টাস্কে আপনার কাজ গৃহীত হয়েছে। আপনি {coins} কয়েন পেয়েছেন।',
  'submission/rejected': '“{title}” টাস্কে আপনার কাজ প্রত্যাখ্যাত হয়েছে। কোনো কারণ জানানো হয়নি।',
  'submission/rejected-with-reason': '“{title}” টাস্কে আপনার কাজ প্রত্যাখ্যাত হয়েছে: {reason}',
  'submission/accepted-in-time':
    '“{title}” টাস্কে আপনার কাজের সিদ্ধান্ত সময়মতো কেউ দেয়নি, তাই এটি গৃহীত হয়েছে। আপনি {coins} কয়েন পেয়েছেন।',
  'submission/decided-for-you':
    '“{title}” টাস্কের একটি কাজে আপনি সময়মতো সিদ্ধান্ত দেননি, তাই তা গৃহীত হয়েছে এবং {coins} কয়েন দেওয়া হয়েছে।',
  'submission/accepted-buyer-left':
    '“{title}” টাস্কের ক্রেতা চলে গেছেন, তাই আপনার কাজ গৃহীত হয়েছে। আপনি {coins} কয়েন পেয়েছেন।',
  'submission/received': '“{title}” টাস্কের একটি কাজ যাচাইয়ের জন্য এসেছে।',
  'submission/changes-asked': '“{title}” টাস্কের ক্রেতা {hours} ঘণ্টার মধ্যে আপনার কাজে পরিবর্তন চেয়েছেন: {note}',
  'submission/revised': '“{title}” টাস্কের কাজে আপনি যে পরিবর্তন চেয়েছিলেন তা এসেছে।',
  'submission/not-revised': '“{title}” টাস্কে আপনার কাজ প্রত্যাখ্যাত হয়েছে: পরিবর্তন সময়মতো আসেনি।',
  'submission/changes-not-sent': '“{title}” টাস্কের কাজে চাওয়া পরিবর্তন আসেনি, তাই সেটি প্রত্যাখ্যাত হয়েছে।',
  'submission/worker-left': 'একজন কর্মী চলে গেছেন, তাই “{title}” টাস্কের কাজটি ফিরিয়ে নেওয়া হয়েছে।',
  'review/rejections-paused':
    'আপনার শেষ {decided}টি সিদ্ধান্তের {rejected}টি প্রত্যাখ্যান। একজন অ্যাডমিন দেখা পর্যন্ত আপনি কাজ গ্রহণ করতে ও পরিবর্তন চাইতে পারবেন।',
  'review/buyer-paused': 'একজন ক্রেতা শেষ {decided}টি কাজের {rejected}টি প্রত্যাখ্যান করেছেন। দয়া করে দেখুন।',
  'review/rejections-allowed': 'একজন অ্যাডমিন দেখেছেন: আপনি আবার কাজ প্রত্যাখ্যান করতে পারবেন।',
  'dispute/opened':
    '“{title}” টাস্কের একটি কাজ প্রত্যাখ্যান করায় কর্মী আপত্তি জানিয়েছেন। {coins} কয়েনের বিষয়। ৪৮ ঘণ্টার মধ্যে উত্তর দিন।',
  'dispute/answered': '“{title}” টাস্কের ক্রেতা আপনাকে উত্তর দিয়েছেন। একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
  'dispute/conceded': '“{title}” টাস্কের ক্রেতা আপনার সঙ্গে একমত। আপনি {coins} কয়েন পেয়েছেন।',
  'dispute/won': '“{title}” নিয়ে আপনার আপত্তির সিদ্ধান্ত আপনার পক্ষে। আপনি {coins} কয়েন পেয়েছেন: {reason}',
  'dispute/lost': '“{title}” নিয়ে আপত্তির সিদ্ধান্ত কর্মীর পক্ষে; তিনি {coins} কয়েন পেয়েছেন: {reason}',
  'dispute/not-won': '“{title}” নিয়ে আপনার আপত্তির সিদ্ধান্ত ক্রেতার পক্ষে: {reason}',
  'dispute/not-lost': '“{title}” নিয়ে আপত্তির সিদ্ধান্ত আপনার পক্ষে: {reason}',
  'dispute/won-by-silence': '“{title}” নিয়ে আপনার আপত্তির সিদ্ধান্ত সময়মতো কেউ দেয়নি। আপনি {coins} কয়েন পেয়েছেন।',
  'dispute/lost-by-silence': '“{title}” নিয়ে আপত্তির সিদ্ধান্ত সময়মতো কেউ দেয়নি, তাই কর্মীকে {coins} কয়েন দেওয়া হয়েছে।',
  'dispute/won-buyer-left':
    '“{title}” টাস্কের ক্রেতা চলে গেছেন, তাই আপনার আপত্তি আপনার পক্ষে শেষ হয়েছে। আপনি {coins} কয়েন পেয়েছেন।',
  'dispute/worker-left': '“{title}” নিয়ে যে কর্মী আপত্তি জানিয়েছিলেন তিনি চলে গেছেন, তাই তা আপনার পক্ষে শেষ হয়েছে।',
  'task/expired': '“{title}” টাস্কের শেষ তারিখ পেরিয়ে গেছে। খালি জায়গাগুলোর {coins} কয়েন আপনার কাছে ফিরে এসেছে।',
  'task/deleted-by-admin':
    'একজন অ্যাডমিন “{title}” টাস্কটি মুছে দিয়েছেন। খালি জায়গাগুলোর {coins} কয়েন আপনার কাছে ফিরে এসেছে।',
  'batch/done': 'আপনার ব্যাচ “{title}”-এর {tasks}টি টাস্কের সব কটি পোস্ট হয়েছে।',
  'batch/past':
    'আপনার ব্যাচ “{title}”-এর {tasks}টি টাস্ক পোস্ট হওয়ার আগেই শেষ তারিখ পেরিয়ে গেছে। সেগুলোর {coins} কয়েন আপনার কাছে ফেরত এসেছে।',
  'filter/matched': 'আপনার “{name}” ফিল্টারে {tasks}টি নতুন টাস্ক মিলেছে; সবচেয়ে নতুনটি “{title}”।',
  'withdrawal/accepted': 'আপনার {coins} কয়েনের উত্তোলন গৃহীত হয়েছে: {hours} ঘণ্টার মধ্যে {system} দিয়ে ${dollars} পাবেন।',
  'withdrawal/rejected': 'আপনার {coins} কয়েনের উত্তোলন প্রত্যাখ্যাত হয়েছে। কয়েনগুলো আপনার কাছে ফিরে এসেছে।',
  'payout-account/saved':
    'টাকা পাওয়ার জন্য আপনার একটি অ্যাকাউন্ট রাখা হয়েছে: {system} {account}। আপনি না রেখে থাকলে সেটা সরান আর পাসওয়ার্ড বদলান।',
  'payout/sent': '{system} দিয়ে ${dollars} আপনার কাছে পাঠানো হয়েছে। রেফারেন্স {reference}।',
  'payout/confirmed': '{system} দিয়ে ${dollars} পৌঁছেছে। রেফারেন্স {reference}।',
  'payout/failed': '{system} দিয়ে ${dollars} দেওয়া যায়নি: {reason}। {coins} কয়েন আপনার কাছে ফিরে এসেছে।',
  'payout/doubtful-amount':
    '${dollars}-এর একটি পরিশোধের ({payout}) অন্য পরিমাণ বলছে পেমেন্ট সেবা। কিছুই লেখা হয়নি; পরিশোধের পাতায় দেখুন।',
  'payout/doubtful-twice':
    '${dollars}-এর একটি পরিশোধ ({payout}) পেমেন্ট সেবায় দুবার আছে। কিছুই লেখা হয়নি; পরিশোধের পাতায় দেখুন।',
  'payout/doubtful-reference':
    '${dollars}-এর একটি পরিশোধের ({payout}) রেফারেন্স নেই বা অন্যরকম। কিছুই লেখা হয়নি; পরিশোধের পাতায় দেখুন।',
  'payment/settled': 'আপনার পেমেন্ট পৌঁছেছে: {coins} কয়েন আপনার।',
  'payment/frozen': 'আপনার দেওয়া টাকা ফেরত গেছে বা তা নিয়ে আপত্তি উঠেছে: সেই টাকায় কেনা {coins} কয়েন আটকে রাখা হয়েছে।',
  'payment/owed':
    'আপনার দেওয়া টাকা ফেরত গেছে বা তা নিয়ে আপত্তি উঠেছে: সেই টাকায় কেনা {coins} কয়েন কাজের জন্য রাখা আছে বা খরচ হয়ে গেছে। আপনার কাছে যে কয়েন আসবে তা আগে এগুলো শোধ করবে, কাজ করে আয় করা কয়েন ছাড়া।',
  'payment/case-unmatched':
    '{amount} পেমেন্টটি কোনো কেনাকাটার সঙ্গে মেলে না ({payment})। কোনো কয়েন দেওয়া হয়নি; হিসাবের পাতায় দেখুন।',
  'payment/case-refunded': '{amount} পেমেন্টটি ফেরত গেছে ({payment})। {coins} কয়েন আটকে রাখা হয়েছে; হিসাবের পাতায় দেখুন।',
  'payment/case-disputed':
    '{amount} পেমেন্টটি নিয়ে আপত্তি উঠেছে ({payment})। {coins} কয়েন আটকে রাখা হয়েছে; হিসাবের পাতায় দেখুন।',
  'balance/corrected': 'একজন অ্যাডমিন আপনার ব্যালেন্স সংশোধন করে {coins} কয়েন করেছেন: {reason}',
  'user/role-changed': 'আপনার ভূমিকা এখন {role}।',
  'webhook/switched-off':
    '{host} ঠিকানার ওয়েবহুক তিন দিন ধরে সাড়া দেয়নি, তাই বন্ধ করা হয়েছে। সেখানে আর কিছু পাঠানো হবে না।',
  'webhook/gone':
    '{host} ঠিকানার ওয়েবহুক জানিয়েছে যে সেটি আর নেই (410), তাই বন্ধ করা হয়েছে। সেখানে আর কিছু পাঠানো হবে না।',
  'admin/message': '{text}',
};
