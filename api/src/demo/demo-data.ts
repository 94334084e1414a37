import { type PaymentSystem, type RejectionCode, type TaskCategory, type TaskForm } from '@kaaj/contract';
import { type Motif } from './pictures';

/** When the demo users joined, in days before today began; all other events are later. */
export const OPENING = 40;

/** Number of days that the books close one by one; the first entry covers everything before. */
export const CLOSED_DAYS = 14;

/** When the demo users last read their notifications, in days before today; later ones are unread. */
export const NOTICES_READ = 1.9;

/** The demo users with known passwords, and a second buyer. */
const RAHIMA = 'Rahima Begum';
const KARIM = 'Karim Chowdhury';
const NASRIN = 'Nasrin Sultana';

interface DemoAccount {
  readonly name: string;
  readonly role: 'Worker' | 'Buyer';
  /** In days before today began, like all times in this file. */
  readonly joined: number;
}

/** Other users than the demo users; their passwords are unknown. */
export const NEWCOMERS: readonly DemoAccount[] = [
  { name: 'Tanvir Ahmed', role: 'Worker', joined: 38 },
  { name: 'Nusrat Jahan', role: 'Worker', joined: 33 },
  { name: 'Shakil Hossain', role: 'Worker', joined: 29 },
  { name: 'Mitu Akter', role: 'Worker', joined: 24 },
  { name: NASRIN, role: 'Buyer', joined: 20 },
  { name: 'Arif Rahman', role: 'Worker', joined: 19 },
  { name: 'Sumaiya Khatun', role: 'Worker', joined: 13 },
  { name: 'Jahanara Parvin', role: 'Worker', joined: 9.5 },
  { name: 'Rubel Mia', role: 'Worker', joined: 5.5 },
  { name: 'ফারজানা আক্তার', role: 'Worker', joined: 2.6 },
];

interface DemoPurchase {
  readonly by: string;
  /** Coins of one of the packages. */
  readonly coins: number;
  readonly made: number;
}

export const PURCHASES: readonly DemoPurchase[] = [
  { by: KARIM, coins: 1_000, made: OPENING - 1 },
  { by: KARIM, coins: 1_000, made: 29 },
  { by: KARIM, coins: 1_000, made: 18 },
  { by: NASRIN, coins: 1_000, made: 16 },
  { by: KARIM, coins: 150, made: 14.1 },
  { by: NASRIN, coins: 150, made: 13.3 },
  { by: NASRIN, coins: 1_000, made: 12.2 },
  { by: KARIM, coins: 1_000, made: 11.2 },
  { by: NASRIN, coins: 10, made: 10.15 },
  { by: NASRIN, coins: 150, made: 9.2 },
  { by: NASRIN, coins: 150, made: 8.1 },
  { by: KARIM, coins: 150, made: 7.2 },
  { by: KARIM, coins: 150, made: 6.15 },
  { by: NASRIN, coins: 500, made: 5.2 },
  { by: KARIM, coins: 1_000, made: 4.2 },
  { by: KARIM, coins: 150, made: 3.1 },
  { by: NASRIN, coins: 150, made: 2.15 },
  { by: NASRIN, coins: 150, made: 1.3 },
];

interface DemoTexts {
  readonly title: string;
  readonly detail: string;
  readonly submissionInfo: string;
  readonly reviewDays?: number;
  /** Whether a submission needs a link. */
  readonly link?: boolean;
  /** Text of submissions. */
  readonly work: string;
}

const TEXTS = {
  survey: {
    title: 'Answer ten questions about mobile banking',
    detail:
      'We want to know how people in towns and villages use bKash, Nagad and Rocket. The questions take about six minutes. There are no right or wrong answers.',
    submissionInfo: 'Your ten answers, numbered, and the method you use most.',
    work: '1 yes, 2 every week, 3 bKash, 4 at the shop, 5 no, 6 about 500 taka, 7 my brother, 8 no, 9 yes, 10 the fee. I use bKash most.',
  },
  photo: {
    title: 'Photograph the price board of a tea stall',
    detail:
      'Find a tea stall near you and photograph its price board in daylight, so that every price can be read. No faces, please.',
    submissionInfo: 'A link to the photo, and the name of the area and the district.',
    work: 'https://example.com/kaaj-demonstration/price-board.jpg, Kazipara, Dhaka',
  },
  label: {
    title: 'Name what is on 40 pictures of vegetables',
    detail:
      'Each picture shows one vegetable from a Dhaka market. Write its Bangla name, and the local one if your region has another.',
    submissionInfo: 'Forty lines: the number of the picture and the name.',
    work: '1 বেগুন\n2 পটল\n3 ঝিঙা (here: তরই)\n4 লাউ\n5 কাঁকরোল\n… all forty are in the list I pasted below.',
  },
  map: {
    title: 'Check the opening hours of five pharmacies',
    detail:
      'Visit or call five pharmacies in your upazila and note when they open and close, Friday included. Tell us which of them are open at night.',
    submissionInfo: 'Name, road and hours of each pharmacy, one per line.',
    work: 'Popular Pharmacy, College Road, 8–23, Friday 15–23\nMaa Medical Hall, Station Road, 9–22, Friday closed\nThree more below; only the first is open at night.',
  },
  video: {
    title: 'Write subtitles for a three-minute farming video',
    detail:
      'A farmer from Rangpur explains how to store potatoes without a cold house. Write down what he says, with the times.',
    submissionInfo: 'The subtitles as text: time, then sentence.',
    work: '00:00 আমি রংপুরের কৃষক।\n00:06 আলু ঠান্ডা ঘর ছাড়াও রাখা যায়।\n00:11 … until 03:02.',
  },
  address: {
    title: 'Check the addresses of ten shops in Mirpur',
    detail:
      'You get a list of ten shops. Walk by or call, and tell us for each whether it is still there and whether the address is right.',
    submissionInfo:
      'Ten lines: the number of the shop, “right”, “moved” or “closed”, and the right address where it moved.',
    work: '1 right\n2 right\n3 moved: House 14, Road 3, Mirpur 10\n4 closed\n5 right\n6 right\n7 right\n8 moved: next door\n9 right\n10 right',
  },
  receipt: {
    title: 'Type out twelve receipts of a grocery',
    detail:
      'Twelve photographed receipts, some of them in Bangla. Type what was bought, how much of it and the price. Numbers in either script are fine.',
    submissionInfo: 'One line for each thing that was bought: receipt, thing, amount, price.',
    work: '1; চাল; 5 kg; 340\n1; ডাল; 1 kg; 130\n2; soap; 3; 165\n… 12; লবণ; 1 kg; 38',
  },
  crossing: {
    title: 'Count the rickshaws at a crossing for ten minutes',
    detail:
      'Choose a crossing near you and count for ten minutes between 8 and 10 in the morning. Count those that come from each side.',
    submissionInfo: 'The crossing, the time, and a number for each side.',
    work: 'Shahbagh, 8:20 to 8:30: north 41, south 37, east 22, west 30',
  },
  menu: {
    title: 'একটি রেস্তোরাঁর মেনু ইংরেজিতে অনুবাদ করুন',
    detail:
      'মেনুতে আটাশটি পদ আছে। নাম যেমন আছে তেমন লিখে পাশে ইংরেজিতে এক লাইনে বুঝিয়ে দিন, যাতে বিদেশি অতিথি বুঝতে পারেন কী দিয়ে রান্না।',
    submissionInfo: 'আটাশটি লাইন: নাম, তারপর ইংরেজিতে এক লাইন।',
    work: 'ভুনা খিচুড়ি: rice and lentils, slowly fried with spices\nসর্ষে ইলিশ: hilsa in mustard sauce\n… 28 lines',
  },
  voice: {
    title: 'একটি সাইনবোর্ডের লেখা জোরে পড়ে রেকর্ড করুন',
    detail: 'আপনার এলাকার যেকোনো সাইনবোর্ড বেছে নিন। লেখাটি স্পষ্ট করে একবার পড়ুন, শান্ত জায়গায়, ফোনে রেকর্ড করলেই চলবে।',
    submissionInfo: 'রেকর্ডের লিংক, আর সাইনবোর্ডে যা লেখা আছে।',
    link: true,
    work: 'https://example.com/kaaj-demonstration/sign.m4a লেখা আছে: “মায়ের দোয়া স্টোর, এখানে মোবাইল রিচার্জ করা হয়”',
  },
  sketch: {
    title: 'Draw a plan of the stalls of your market',
    detail: 'A simple plan on paper: where vegetables, fish, meat and cloth are sold. Photograph it from above.',
    submissionInfo: 'A link to the photo, and the name of the market.',
    work: 'https://example.com/kaaj-demonstration/plan.jpg, Town Hall market',
  },
  prices: {
    title: 'কাঁচাবাজারের দশটি পণ্যের দাম লিখে দিন',
    detail: 'আজকের দাম: চাল, ডাল, আলু, পেঁয়াজ, রসুন, কাঁচা মরিচ, ডিম, রুই মাছ, ব্রয়লার মুরগি, সয়াবিন তেল। এক দোকানের দাম হলেই চলবে।',
    submissionInfo: 'বাজারের নাম, তারিখ, আর দশটি লাইনে পণ্য ও দাম।',
    work: 'কারওয়ান বাজার: চাল ৬৮, ডাল ১৩০, আলু ৩৫, পেঁয়াজ ৭০, রসুন ২০০, মরিচ ১২০, ডিম ৪৮, রুই ৩৬০, মুরগি ১৯০, তেল ১৭৫',
  },
  board: {
    title: 'Type what stands on a notice board',
    detail:
      'Choose the notice board of a school, a mosque or a union office and type its newest notice as it is written.',
    submissionInfo: 'The place, the date on the notice, and its text.',
    reviewDays: 3,
    work: 'Union office, Dhamrai, 3 days ago: “আগামী রবিবার বিনামূল্যে চোখের চিকিৎসা দেওয়া হবে।”',
  },
  bus: {
    title: 'Note the departure times at a bus counter',
    detail: 'Ask at any counter for long-distance buses when they leave for three towns, and what a seat costs.',
    submissionInfo: 'Counter and town it is in; then town, times and fare, one per line.',
    work: 'Shyamoli counter, Kalyanpur\nRangpur: 8:00, 13:30, 22:15, 900 taka\nBogura: every hour, 550 taka\nJoypurhat: 9:00, 21:30, 650 taka',
  },
  trial: {
    title: 'Try our delivery form on your phone and note what is unclear',
    detail:
      'Fill in the form as if you were sending a parcel to your family; nothing is sent. Write down every place where you had to think twice.',
    submissionInfo: 'Your phone and browser, and at least three remarks.',
    work: 'Samsung A14, Chrome. 1 The upazila list is not in order. 2 “Landmark” is not clear. 3 The button hides behind the keyboard.',
  },
  form: {
    title: 'হাতে লেখা দশটি ফরম টাইপ করুন',
    detail: 'দশটি ফরমের ছবি আছে। নাম, গ্রাম আর জমির পরিমাণ যেমন লেখা আছে তেমন টাইপ করুন। যা পড়া যায় না সেখানে “?” দিন।',
    submissionInfo: 'দশটি লাইন: নম্বর, নাম, গ্রাম, জমি।',
    work: '১; আব্দুল মালেক; শিবপুর; ২ বিঘা\n২; রোকেয়া খাতুন; চরপাড়া; ?\n… ১০; সুবল দাস; শিবপুর; ১ বিঘা',
  },
  translate: {
    title: 'Translate a product page from English to Bangla',
    detail:
      'About 250 words on handwoven jamdani. Write as you would speak to a customer; names of weaves stay as they are.',
    submissionInfo: 'The Bangla text, or a link to a document that can be opened without signing in.',
    work: 'জামদানি হাতে বোনা হয়, একেকটি শাড়িতে লাগে দুই থেকে তিন মাস। … The whole text is below.',
  },
  rice: {
    title: 'Write three sentences on how your family stores rice',
    detail: 'For a school book. Say what you use, how long it keeps, and what you do against insects.',
    submissionInfo: 'Three sentences in Bangla or English, and your district.',
    work: 'We keep rice in a clay jar with a lid. It stays good for eight months. My mother puts dried neem leaves between it. Naogaon.',
  },
  water: {
    title: 'Photograph a public water tap and say whether it works',
    detail:
      'One tap or tube well that anybody may use. Show the whole of it, and try whether water comes. No faces, please.',
    submissionInfo: 'A link to the photo, the place, and “works” or “does not work”.',
    work: 'https://example.com/kaaj-demonstration/tap.jpg, behind the primary school, Savar. Works.',
  },
  proverb: {
    title: 'Explain five Bangla proverbs in English',
    detail: 'For learners of the language: what the words say, and when people use it. Two sentences for each.',
    submissionInfo: 'Five proverbs with two sentences each.',
    work: '“নাচতে না জানলে উঠান বাঁকা”: who cannot dance says the yard is uneven. Said of somebody who blames everything but themselves. … four more',
  },
  sort: {
    title: 'Sort 60 product photos into six groups',
    detail: 'Clothes, kitchen, tools, toys, school, other. Where two fit, take the first that comes to your mind.',
    submissionInfo: 'Sixty lines: the number of the photo and the group.',
    work: '1 kitchen\n2 kitchen\n3 toys\n4 clothes\n… 60 school',
  },
  weather: {
    title: 'Write down a two-minute weather report',
    detail: 'A recording from the radio, in Bangla. Write every sentence as it is said; leave out the music.',
    submissionInfo: 'The text, one sentence per line.',
    work: 'আজ দেশের উত্তরাঞ্চলে হালকা কুয়াশা থাকতে পারে।\nঢাকায় সর্বোচ্চ তাপমাত্রা ছিল ২৮ ডিগ্রি।\n… ১৪টি বাক্য',
  },
} as const satisfies Record<string, DemoTexts>;

/** `payable`: coins for each worker; `days`: from today to the completion date, negative where it has passed. */
type DemoTerms = readonly [
  ...[key: keyof typeof TEXTS, by: string, slots: number, payable: number, posted: number, days: number],
  ...[allowanceMinutes: number, motif: Motif, category: TaskCategory],
];

const TERMS: readonly DemoTerms[] = [
  ['survey', KARIM, 30, 10, 39, 30, 10, 'survey', 'survey'],
  ['photo', KARIM, 12, 15, 38, 21, 30, 'photo', 'photo'],
  ['label', KARIM, 10, 35, 28, 18, 45, 'label', 'labeling'],
  ['map', KARIM, 8, 45, 21, 14, 60, 'map', 'research'],
  ['video', KARIM, 2, 240, 17, 12, 240, 'video', 'transcription'],
  ['address', KARIM, 9, 40, 16, 9, 120, 'map', 'research'],
  ['receipt', NASRIN, 8, 30, 15, 12, 60, 'receipt', 'data-entry'],
  ['crossing', KARIM, 5, 30, 14.6, -4, 60, 'map', 'research'],
  ['menu', NASRIN, 5, 80, 13, 8, 180, 'translate', 'translation'],
  ['voice', NASRIN, 10, 20, 12, 15, 20, 'voice', 'other'],
  ['sketch', NASRIN, 3, 20, 11.8, 10, 60, 'market', 'other'],
  ['prices', NASRIN, 15, 25, 11, 10, 45, 'market', 'research'],
  ['board', NASRIN, 4, 30, 10.3, 9, 45, 'receipt', 'transcription'],
  ['bus', KARIM, 7, 30, 10, 7, 60, 'survey', 'research'],
  ['trial', NASRIN, 5, 50, 9, 6, 45, 'survey', 'testing'],
  ['form', KARIM, 7, 45, 8, 9, 60, 'receipt', 'data-entry'],
  ['translate', KARIM, 3, 120, 7, 10, 180, 'translate', 'translation'],
  ['rice', NASRIN, 6, 35, 6, 12, 30, 'market', 'writing'],
  ['water', KARIM, 10, 20, 5, 14, 45, 'photo', 'photo'],
  ['proverb', NASRIN, 3, 60, 4, 10, 60, 'translate', 'translation'],
  ['sort', KARIM, 5, 40, 3, 11, 45, 'label', 'labeling'],
  ['weather', NASRIN, 4, 55, 2, 9, 2_880, 'voice', 'transcription'],
];

export const TASKS = TERMS.map(([key, by, slots, payable, posted, days, allowanceMinutes, motif, category]) => {
  const texts: DemoTexts = TEXTS[key];
  return { key, by, slots, payable, posted, days, allowanceMinutes, motif, category, ...texts };
});

/** A task that its buyer deleted, and when the server expires tasks. */
export const DELETED = { task: 'sketch', at: 9.1 };
export const EXPIRED = 2.9;

/** When the server makes automatic decisions. */
export const SILENCES = [6.3, 2.3] as const;

interface DemoDispute {
  readonly opened: number;
  readonly statement: string;
  /** The buyer's statement; without one they concede. */
  readonly answered?: { readonly at: number; readonly statement?: string };
  readonly decided?: { readonly at: number; readonly outcome: 'for-worker' | 'for-buyer'; readonly reason: string };
}

interface DemoWork {
  readonly by: string;
  /** A task, or a row of the batch, from 1. */
  readonly task: string | number;
  readonly sent: number;
  /** Minutes from the claim to the submission; left out: sent without a claim. */
  readonly took?: number;
  /** Text of the submission, where it differs from the task's. */
  readonly work?: string;
  /** When its buyer decided; left out while pending. */
  readonly decided?: number;
  /** Left out: it was accepted. */
  readonly rejected?: { readonly reasonCode: RejectionCode; readonly reason: string };
  readonly changes?: {
    readonly at: number;
    readonly note: string;
    readonly sent?: { readonly at: number; readonly work: string };
  };
  readonly dispute?: DemoDispute;
}

const accepted = (by: string, task: string | number, sent: number, took?: number): DemoWork => ({
  ...{ by, task, sent },
  ...(took !== undefined && { took }),
  decided: sent - 0.13,
});

/** Pending submissions are younger than the review period. */
export const WORK: readonly DemoWork[] = [
  accepted(RAHIMA, 'survey', 37, 6),
  accepted('Tanvir Ahmed', 'survey', 36, 5),
  accepted(RAHIMA, 'photo', 34),
  accepted('Tanvir Ahmed', 'photo', 32.4),
  accepted('Nusrat Jahan', 'survey', 31, 7),
  accepted('Nusrat Jahan', 'label', 27, 31),
  accepted('Shakil Hossain', 'survey', 26.5, 6),
  accepted('Tanvir Ahmed', 'label', 25, 28),
  accepted('Mitu Akter', 'survey', 23, 8),
  accepted(RAHIMA, 'label', 22, 35),
  accepted('Mitu Akter', 'label', 20.3, 33),
  accepted('Mitu Akter', 'map', 18, 50),
  accepted('Arif Rahman', 'survey', 17.2, 6),
  accepted('Arif Rahman', 'label', 16.4, 30),
  accepted('Tanvir Ahmed', 'video', 15.3),
  accepted('Arif Rahman', 'map', 13.75, 45),
  accepted(RAHIMA, 'address', 14.3),
  accepted('Nusrat Jahan', 'receipt', 14.2),
  {
    by: RAHIMA,
    task: 'crossing',
    sent: 13.9,
    decided: 13.2,
    rejected: { reasonCode: 'instructions', reason: 'The count was to be made in the morning.' },
    dispute: {
      opened: 12.9,
      statement: 'I counted from 8:20 to 8:30 in the morning, as my text says.',
      answered: { at: 12.3, statement: 'I read 20:20. Let an Admin look at it.' },
      decided: { at: 11.6, outcome: 'for-worker', reason: 'The work names a time in the morning, as the task asked.' },
    },
  },
  accepted(RAHIMA, 'receipt', 13.4),
  accepted('Shakil Hossain', 'address', 13.1),
  accepted(RAHIMA, 'map', 12.5, 55),
  accepted('Sumaiya Khatun', 'survey', 12.1, 9),
  accepted('Mitu Akter', 'menu', 11.9),
  accepted(RAHIMA, 'menu', 11.23),
  accepted('Tanvir Ahmed', 'address', 11.3),
  {
    by: 'Shakil Hossain',
    task: 'crossing',
    sent: 11.1,
    decided: 10.8,
    rejected: { reasonCode: 'duplicate', reason: 'These are the numbers of another worker, to the last one.' },
    dispute: {
      opened: 10.5,
      statement: 'We counted together at the same crossing.',
      answered: { at: 9.9, statement: 'The task asks for a count of your own.' },
      decided: {
        at: 8.9,
        outcome: 'for-buyer',
        reason: 'The same text was sent twice; the task pays for one count each.',
      },
    },
  },
  accepted(RAHIMA, 'voice', 10.25, 11),
  accepted('Arif Rahman', 'address', 10.2),
  {
    by: 'Arif Rahman',
    task: 'photo',
    sent: 10,
    decided: 9.8,
    rejected: { reasonCode: 'proof-wrong', reason: 'The photo is too dark: the prices cannot be read.' },
  },
  // Accepted automatically after the three days of its task.
  { by: 'Nusrat Jahan', task: 'board', sent: 9.7 },
  accepted(RAHIMA, 'prices', 9.28),
  accepted('Mitu Akter', 'address', 9.3),
  accepted('Tanvir Ahmed', 'map', 9.15, 52),
  {
    by: 'Sumaiya Khatun',
    task: 'voice',
    sent: 8.9,
    decided: 8.7,
    rejected: { reasonCode: 'proof-missing', reason: 'The link opens an empty folder.' },
    dispute: {
      opened: 8.2,
      statement: 'The folder was not shared yet. It is open now, please look again.',
      answered: { at: 7.6 },
    },
  },
  accepted(RAHIMA, 'bus', 8.3),
  accepted('Sumaiya Khatun', 'label', 8.1, 40),
  accepted('Mitu Akter', 'prices', 7.8),
  accepted(RAHIMA, 'trial', 7.33),
  accepted('Shakil Hossain', 'bus', 7.3),
  {
    by: 'Jahanara Parvin',
    task: 'survey',
    sent: 7.1,
    decided: 6.9,
    rejected: { reasonCode: 'spam', reason: 'The same word stands in all ten places.' },
    work: 'ok ok ok ok ok ok ok ok ok ok',
  },
  accepted(RAHIMA, 'form', 6.4),
  accepted('Mitu Akter', 'form', 6.2),
  {
    by: 'Tanvir Ahmed',
    task: 'bus',
    sent: 6.1,
    changes: {
      at: 5.9,
      note: 'Please add the fares.',
      sent: {
        at: 5.5,
        work: 'Gabtoli counter\nRajshahi: 7:30, 15:00, 700 taka\nNatore: 7:30, 600 taka\nPabna: 9:00, 16:00, 550 taka',
      },
    },
    decided: 5.35,
  },
  accepted(RAHIMA, 'rice', 5.4),
  accepted(RAHIMA, 1, 5.3),
  accepted('Tanvir Ahmed', 'translate', 5.2),
  accepted('Nusrat Jahan', 1, 5.15),
  {
    by: 'Mitu Akter',
    task: 'trial',
    sent: 5.1,
    decided: 4.9,
    rejected: { reasonCode: 'other', reason: 'The form was another company’s. Thank you all the same.' },
    dispute: {
      opened: 4.6,
      statement: 'I opened the link in the task, and it led there.',
      answered: { at: 3.7, statement: 'The link is right today. I cannot tell what it showed then.' },
    },
  },
  // Changes were requested, and not sent within two days.
  {
    by: 'Arif Rahman',
    task: 'prices',
    sent: 4.8,
    changes: { at: 4.65, note: 'Three of the ten prices are missing.' },
  },
  accepted(RAHIMA, 'water', 4.4),
  accepted('Sumaiya Khatun', 'map', 4.25, 58),
  accepted('Arif Rahman', 2, 4.1),
  accepted(RAHIMA, 2, 3.9),
  accepted('Rubel Mia', 'water', 3.6),
  accepted(RAHIMA, 'translate', 3.4),
  accepted('Shakil Hossain', 'water', 3.2),
  accepted('Nusrat Jahan', 'proverb', 3.05),
  accepted('Rubel Mia', 3, 2.9),
  accepted(RAHIMA, 3, 2.7),
  accepted(RAHIMA, 'proverb', 2.4),
  { by: 'Nusrat Jahan', task: 'photo', sent: 2.2 },
  accepted('Arif Rahman', 'sort', 1),
  accepted('Jahanara Parvin', 4, 2),
  { by: 'Shakil Hossain', task: 'photo', sent: 1.8 },
  {
    by: RAHIMA,
    task: 4,
    sent: 1.75,
    work: 'orange',
    decided: 1.55,
    rejected: { reasonCode: 'proof-wrong', reason: 'The picture shows a tomato.' },
    dispute: {
      opened: 1.1,
      statement: 'The picture is blurred, and its colour is that of an orange. I chose as well as one can.',
    },
  },
  accepted(RAHIMA, 'sort', 1.45),
  { by: 'Arif Rahman', task: 'form', sent: 1.2 },
  accepted('Nusrat Jahan', 'rice', 1.15),
  {
    by: RAHIMA,
    task: 5,
    sent: 1.05,
    work: 'vegetable',
    changes: { at: 0.6, note: 'Please say which vegetable it is.' },
  },
  { by: 'ফারজানা আক্তার', task: 5, sent: 0.9 },
  { by: 'Shakil Hossain', task: 'label', sent: 0.7, took: 42 },
  accepted(RAHIMA, 'weather', 0.65),
  { by: 'Jahanara Parvin', task: 'voice', sent: 0.5 },
  { by: RAHIMA, task: 6, sent: 0.35 },
  { by: 'ফারজানা আক্তার', task: 'sort', sent: 0.25 },
];

/** A claim whose worker has not submitted yet. */
export const CLAIM = { by: 'Tanvir Ahmed', task: 'weather', at: 0.15 };

/** A batch with all rows posted, about half of them done. */
export const BATCH = {
  by: KARIM,
  posted: 6,
  days: 8,
  title: 'Say what picture {{picture}} of the market shows',
  detail:
    'Picture {{picture}} was taken in {{place}}. Write in one word, in Bangla or English, what is in the middle of it.',
  submissionInfo: 'One word.',
  slots: 2,
  payable: 12,
  motif: 'label' as Motif,
  category: 'labeling' as TaskCategory,
  allowanceMinutes: 10,
  gold: { column: 'known', share: 20, field: undefined, rate: 0.2 },
  rows: [
    ['picture', 'place', 'known'],
    ['1', 'Karwan Bazar', 'onion'],
    ['2', 'Karwan Bazar', ''],
    ['3', 'Karwan Bazar', ''],
    ['4', 'New Market', ''],
    ['5', 'New Market', ''],
    ['6', 'New Market', 'egg'],
    ['7', 'Mohammadpur', ''],
    ['8', 'Mohammadpur', ''],
    ['9', 'Mohammadpur', ''],
    ['10', 'Mohammadpur', ''],
    ['11', 'Rangpur', ''],
    ['12', 'Rangpur', ''],
  ],
  /** Rows as workers see them. */
  work: ['onion', 'garlic', 'hilsa', 'tomato', 'papaya', 'egg'],
};

interface Became {
  readonly asked: number;
  /** When it was cancelled; otherwise it waits for an Admin. */
  readonly cancelled?: number;
  readonly rejected?: { readonly at: number; readonly reason: string };
  readonly accepted?: number;
  /** When the Admin paid it; without `confirmed` or `failed` the payout is in progress. */
  readonly sent?: number;
  readonly confirmed?: number;
  readonly failed?: { readonly at: number; readonly reason: string };
}

type DemoPayout = readonly [by: string, coins: number, system: PaymentSystem, account: string, became: Became];

export const PAYOUTS: readonly DemoPayout[] = [
  ['Tanvir Ahmed', 200, 'bkash', '01700000000', { asked: 13, accepted: 12.7, sent: 11, confirmed: 10.9 }],
  [RAHIMA, 200, 'bkash', '01800000000', { asked: 10.9, accepted: 10.6, sent: 9, confirmed: 8.6 }],
  [
    RAHIMA,
    200,
    'nagad',
    '01900000001',
    { asked: 6.05, accepted: 5.8, sent: 4.55, failed: { at: 4.15, reason: 'No account has this number.' } },
  ],
  [RAHIMA, 200, 'nagad', '01900000001', { asked: 4, cancelled: 3.95 }],
  [
    RAHIMA,
    200,
    'nagad',
    '01900000001',
    { asked: 3.8, rejected: { at: 3.5, reason: 'Your last payout to this number failed. Please check the number.' } },
  ],
  [RAHIMA, 200, 'rocket', '01800000000', { asked: 2.6, accepted: 2.5, sent: 1.02 }],
  ['Tanvir Ahmed', 250, 'nagad', '01700000000', { asked: 5, accepted: 4.4, sent: 3.3, confirmed: 3.15 }],
  ['Mitu Akter', 200, 'nagad', '01600000000', { asked: 1.5, accepted: 1.25 }],
  [RAHIMA, 200, 'bkash', '01800000000', { asked: 0.3 }],
];

/** Messages of the Admin. */
export const MESSAGES = [
  { to: 'Admin', at: 7.05, message: 'Note to myself: last week’s closing sheet is filed.' },
  { to: 'Buyer', at: 5.6, message: 'The packages stay as they are until the end of the year.' },
  {
    to: 'Worker',
    at: 0.8,
    message: 'Payouts over Rocket take a day longer this week: their office is closed on Friday.',
  },
  { to: 'Admin', at: 0.75, message: 'Note to myself: one dispute waits, and one payout over Nagad.' },
] as const;

/** Saved filters of the Worker; last checked right before today. */
export const FILTERS = [
  { name: 'বাংলা অনুবাদ', search: '', category: 'translation', minPay: 50, maxMinutes: null },
  { name: 'Half an hour at most', search: '', category: null, minPay: 20, maxMinutes: 30 },
] as const;
export const FILTERS_KEPT = 10.1;
export const FILTERS_LOOKED = [3.97, 0.01] as const;

const boardForm: TaskForm = {
  title: 'Photograph the price board of a tea stall',
  taskDetail: 'Photograph the price board in daylight, so that every price can be read. No faces, please.',
  submissionInfo: 'A link to the photo, and the name of the area and the district.',
  imageURL: '',
  requiredWorkers: 12,
  payableAmount: 15,
  category: 'photo',
  reviewDays: 3,
  allowanceMinutes: 30,
  estimatedMinutes: 15,
  contentNotice: 'none',
  proof: { text: '', pictures: 0, link: true },
  form: null,
  link: null,
};

/** Templates of the Buyer. */
export const TEMPLATES = [
  { name: 'Price boards', form: boardForm, kept: 7.9 },
  {
    name: 'হাতে লেখা ফরম',
    form: {
      ...boardForm,
      title: 'হাতে লেখা দশটি ফরম টাইপ করুন',
      taskDetail: 'নাম, গ্রাম আর জমির পরিমাণ যেমন লেখা আছে তেমন টাইপ করুন।',
      submissionInfo: 'দশটি লাইন: নম্বর, নাম, গ্রাম, জমি।',
      payableAmount: 45,
      category: 'data-entry',
      proof: { text: '', pictures: 0, link: false },
    },
    kept: 7.85,
  },
] as const satisfies readonly { name: string; form: TaskForm; kept: number }[];

/** An access key of the Buyer. */
export const KEY = {
  name: 'Results for our spreadsheet',
  scopes: ['tasks:read', 'submissions:read'],
  days: 90,
  made: 6.7,
} as const;
