import { type TaskCategory } from '@kaaj/contract';
import { type Verdict } from '../contexts/submissions/domain/moves';
import { type Motif } from './pictures';

/** How long ago the demonstration's people came, in days; all else that they did came after. */
export const OPENING = 40;

/** When the Buyer bought a package of 1,000 coins, in days before today: enough for all of the tasks. */
export const PURCHASES = [OPENING - 1, 29, 18, 6] as const;

/** When the people whom everybody may sign in as last read their notices, in days before today: some came since. */
export const NOTICES_READ = 4.5;

interface DemoTask {
  readonly title: string;
  readonly detail: string;
  readonly submissionInfo: string;
  readonly slots: number;
  /** Coins for each worker. */
  readonly payable: number;
  /** In days before today. */
  readonly posted: number;
  /** Days from today to the completion date. */
  readonly days: number;
  readonly motif: Motif;
  readonly category: TaskCategory;
  readonly allowanceMinutes: number;
}

interface DemoWorker {
  readonly name: string;
  /** In days before today. */
  readonly joined: number;
}

/** Workers beside the demonstration Worker; nobody knows their passwords. */
export const WORKERS: readonly DemoWorker[] = [
  { name: 'Tanvir Ahmed', joined: 38 },
  { name: 'Nusrat Jahan', joined: 33 },
  { name: 'Shakil Hossain', joined: 29 },
  { name: 'Mitu Akter', joined: 24 },
  { name: 'Arif Rahman', joined: 19 },
  { name: 'Sumaiya Khatun', joined: 13 },
];

export const TASKS: readonly DemoTask[] = [
  {
    title: 'Photograph the price board of a tea stall',
    detail:
      'Find a tea stall near you and photograph its price board in daylight, so that every price can be read. No faces, please.',
    submissionInfo: 'A link to the photo, and the name of the area and the district.',
    slots: 12,
    payable: 15,
    posted: 38,
    days: 21,
    motif: 'photo',
    category: 'photo',
    allowanceMinutes: 30,
  },
  {
    title: 'Answer ten questions about mobile banking',
    detail:
      'We want to know how people in towns and villages use bKash, Nagad and Rocket. The questions take about six minutes.',
    submissionInfo: 'Your ten answers, numbered, and the method you use most.',
    slots: 30,
    payable: 10,
    posted: 39,
    days: 30,
    motif: 'survey',
    category: 'survey',
    allowanceMinutes: 10,
  },
  {
    title: 'Translate a product page from English to Bangla',
    detail:
      'About 250 words on handwoven jamdani. Write as you would speak to a customer; names of weaves stay as they are.',
    submissionInfo: 'The Bangla text, or a link to a document that can be opened without signing in.',
    slots: 3,
    payable: 120,
    posted: 7,
    days: 10,
    motif: 'translate',
    category: 'translation',
    allowanceMinutes: 180,
  },
  {
    title: 'Check the opening hours of five pharmacies',
    detail:
      'Visit or call five pharmacies in your upazila and note when they open and close, Friday included. Tell us which of them are open at night.',
    submissionInfo: 'Name, road and hours of each pharmacy, one per line.',
    slots: 8,
    payable: 45,
    posted: 21,
    days: 14,
    motif: 'map',
    category: 'research',
    allowanceMinutes: 60,
  },
  {
    title: 'Name what is on 40 pictures of vegetables',
    detail:
      'Each picture shows one vegetable from a Dhaka market. Write its Bangla name, and the local one if your region has another.',
    submissionInfo: 'Forty lines: the number of the picture and the name.',
    slots: 10,
    payable: 35,
    posted: 28,
    days: 18,
    motif: 'label',
    category: 'labeling',
    allowanceMinutes: 45,
  },
  {
    title: 'Write subtitles for a three-minute farming video',
    detail:
      'A farmer from Rangpur explains how to store potatoes without a cold house. Write down what he says, with the times.',
    submissionInfo: 'The subtitles as text: time, then sentence.',
    slots: 2,
    payable: 240,
    posted: 17,
    days: 12,
    motif: 'video',
    category: 'transcription',
    allowanceMinutes: 240,
  },
];

interface DemoWork {
  /** Undefined for the demonstration Worker. */
  readonly by?: (typeof WORKERS)[number]['name'];
  readonly task: Motif;
  /** When it was sent, in days before today. */
  readonly sent: number;
  /** What the Buyer decided three hours later; left out while it waits. */
  readonly decided?: Verdict;
}

const ACCEPTED: Verdict = { status: 'accepted' };

/** What waits was sent within the days that a Buyer has to decide. */
export const WORK: readonly DemoWork[] = [
  { task: 'survey', sent: 37, decided: ACCEPTED },
  { by: 'Tanvir Ahmed', task: 'survey', sent: 36, decided: ACCEPTED },
  { task: 'photo', sent: 34, decided: ACCEPTED },
  { by: 'Tanvir Ahmed', task: 'photo', sent: 32.4, decided: ACCEPTED },
  { by: 'Nusrat Jahan', task: 'survey', sent: 31, decided: ACCEPTED },
  { by: 'Nusrat Jahan', task: 'label', sent: 27, decided: ACCEPTED },
  { by: 'Shakil Hossain', task: 'survey', sent: 26.5, decided: ACCEPTED },
  { by: 'Tanvir Ahmed', task: 'label', sent: 25, decided: ACCEPTED },
  { by: 'Mitu Akter', task: 'survey', sent: 23, decided: ACCEPTED },
  { task: 'label', sent: 22, decided: ACCEPTED },
  { by: 'Mitu Akter', task: 'label', sent: 20, decided: ACCEPTED },
  { by: 'Mitu Akter', task: 'map', sent: 18, decided: ACCEPTED },
  { by: 'Arif Rahman', task: 'survey', sent: 17, decided: ACCEPTED },
  { by: 'Tanvir Ahmed', task: 'video', sent: 15, decided: ACCEPTED },
  { by: 'Arif Rahman', task: 'map', sent: 14, decided: ACCEPTED },
  { task: 'map', sent: 12.5, decided: ACCEPTED },
  { by: 'Sumaiya Khatun', task: 'survey', sent: 12, decided: ACCEPTED },
  {
    by: 'Arif Rahman',
    task: 'photo',
    sent: 10,
    decided: { status: 'rejected', reason: 'The photo is too dark: the prices cannot be read.' },
  },
  { by: 'Tanvir Ahmed', task: 'map', sent: 9, decided: ACCEPTED },
  { by: 'Sumaiya Khatun', task: 'label', sent: 8, decided: ACCEPTED },
  { by: 'Tanvir Ahmed', task: 'translate', sent: 5, decided: ACCEPTED },
  { by: 'Sumaiya Khatun', task: 'map', sent: 4, decided: ACCEPTED },
  { task: 'translate', sent: 3, decided: ACCEPTED },
  { by: 'Nusrat Jahan', task: 'photo', sent: 2.2 },
  { by: 'Shakil Hossain', task: 'photo', sent: 1.8 },
  { by: 'Arif Rahman', task: 'label', sent: 1.2 },
  { by: 'Shakil Hossain', task: 'label', sent: 0.7 },
];

interface DemoPayout {
  readonly by: (typeof WORKERS)[number]['name'];
  readonly coins: number;
  /** When it was asked for, in days before today. */
  readonly asked: number;
  /** Whether the Admin paid it three hours later; it waits otherwise. */
  readonly paid: boolean;
}

export const PAYOUTS: readonly DemoPayout[] = [
  { by: 'Tanvir Ahmed', coins: 200, asked: 13, paid: true },
  { by: 'Tanvir Ahmed', coins: 200, asked: 0.4, paid: false },
];
