import { type Motif } from './pictures';

interface DemoTask {
  readonly title: string;
  readonly detail: string;
  readonly submissionInfo: string;
  readonly slots: number;
  /** Coins for each worker. */
  readonly payable: number;
  /** Days from today to the completion date. */
  readonly days: number;
  readonly motif: Motif;
}

/** Workers beside the demonstration Worker; nobody knows their passwords. */
export const WORKERS = [
  'Tanvir Ahmed',
  'Nusrat Jahan',
  'Shakil Hossain',
  'Mitu Akter',
  'Arif Rahman',
  'Sumaiya Khatun',
] as const;

export const TASKS: readonly DemoTask[] = [
  {
    title: 'Photograph the price board of a tea stall',
    detail:
      'Find a tea stall near you and photograph its price board in daylight, so that every price can be read. No faces, please.',
    submissionInfo: 'A link to the photo, and the name of the area and the district.',
    slots: 12,
    payable: 15,
    days: 21,
    motif: 'photo',
  },
  {
    title: 'Answer ten questions about mobile banking',
    detail:
      'We want to know how people in towns and villages use bKash, Nagad and Rocket. The questions take about six minutes.',
    submissionInfo: 'Your ten answers, numbered, and the method you use most.',
    slots: 30,
    payable: 10,
    days: 30,
    motif: 'survey',
  },
  {
    title: 'Translate a product page from English to Bangla',
    detail:
      'About 250 words on handwoven jamdani. Write as you would speak to a customer; names of weaves stay as they are.',
    submissionInfo: 'The Bangla text, or a link to a document that can be opened without signing in.',
    slots: 3,
    payable: 120,
    days: 10,
    motif: 'translate',
  },
  {
    title: 'Check the opening hours of five pharmacies',
    detail:
      'Visit or call five pharmacies in your upazila and note when they open and close, Friday included. Tell us which of them are open at night.',
    submissionInfo: 'Name, road and hours of each pharmacy, one per line.',
    slots: 8,
    payable: 45,
    days: 14,
    motif: 'map',
  },
  {
    title: 'Name what is on 40 pictures of vegetables',
    detail:
      'Each picture shows one vegetable from a Dhaka market. Write its Bangla name, and the local one if your region has another.',
    submissionInfo: 'Forty lines: the number of the picture and the name.',
    slots: 10,
    payable: 35,
    days: 18,
    motif: 'label',
  },
  {
    title: 'Write subtitles for a three-minute farming video',
    detail:
      'A farmer from Rangpur explains how to store potatoes without a cold house. Write down what he says, with the times.',
    submissionInfo: 'The subtitles as text: time, then sentence.',
    slots: 2,
    payable: 240,
    days: 12,
    motif: 'video',
  },
];
