import {
  type BuyerRecord,
  type Dispute,
  type ManagedTask,
  type PageEnvelope,
  type PersonRecord,
  type Payout,
  type Submission,
  type DisputedSubmission,
  type Task,
  type User,
  type Withdrawal,
  type LedgerHealth,
} from '@kaaj/contract';

/** One of each kind, as the API sends it; a test names what matters to it. */
export const aUser = (changes: Partial<User> = {}): User => ({
  _id: 'person-1',
  name: 'Rina Akter',
  email: 'rina@example.com',
  image: '',
  role: 'Worker',
  coin: 110,
  availableCoin: 110,
  emailVerified: true,
  suspended: false,
  ...changes,
});

export const aBuyerRecord = (changes: Partial<BuyerRecord> = {}): BuyerRecord => ({
  since: '2026-03-01T08:00:00.000Z',
  decided: 0,
  accepted: 0,
  silent: 0,
  disputesLost: 0,
  medianHours: null,
  ...changes,
});

/** The reputation of a person as buyer or worker. */
export const aRecord = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  _id: 'person-1',
  name: 'Rina Akter',
  role: 'Worker',
  buyer: null,
  worker: { since: '2026-03-01T08:00:00.000Z', decided: 8, accepted: 6, disputesWon: 2 },
  ...changes,
});

export const aTask = (changes: Partial<Task> = {}): Task => ({
  _id: 'task-1',
  title: 'Check ten addresses',
  taskDetail: 'Look whether each shop is still there.',
  requiredWorkers: 3,
  places: 3,
  fee: 0,
  payableAmount: 25,
  completionDate: '2030-01-31',
  submissionInfo: 'A list of the shops',
  allowanceMinutes: 60,
  estimatedMinutes: null,
  contentNotice: 'none',
  category: 'other',
  reviewDays: 7,
  proof: { text: '', pictures: 0, link: false },
  imageURL: '',
  version: 1,
  closed: false,
  buyerEmail: 'karim@example.com',
  buyer: { _id: 'buyer-1', name: 'Karim', image: '', email: 'karim@example.com' },
  medianMinutes: null,
  buyerRecord: aBuyerRecord(),
  ...changes,
});

export const aManagedTask = (changes: Partial<ManagedTask> = {}): ManagedTask => ({
  ...aTask(),
  state: 'open',
  waitingCoins: 0,
  ...changes,
});

export const aSubmission = (changes: Partial<Submission> = {}): Submission => ({
  _id: 'submission-1',
  task: {
    _id: 'task-1',
    title: 'Check ten addresses',
    taskDetail: 'Look whether each shop is still there.',
    payableAmount: 25,
    requiredWorkers: 3,
  },
  buyerEmail: 'karim@example.com',
  workerEmail: 'rina@example.com',
  submissionDetail: 'All ten are there.',
  pictures: [],
  answers: null,
  version: 1,
  changes: null,
  currentDate: '2030-01-15T12:00:00.000Z',
  status: 'pending',
  rejectionReason: '',
  rejectionCode: null,
  acceptedAt: '2030-01-22T12:00:00.000Z',
  worker: { _id: 'person-1', name: 'Rina Akter', image: '', email: 'rina@example.com' },
  buyer: { _id: 'buyer-1', name: 'Karim', image: '' },
  ...changes,
});

export const aDispute = (changes: Partial<Dispute> = {}): Dispute => ({
  _id: 'dispute-1',
  submissionId: 'submission-1',
  task: { _id: 'task-1', title: 'Check ten addresses' },
  payableAmount: 25,
  state: 'open',
  outcome: null,
  due: '2030-01-18T12:00:00.000Z',
  unpaid: null,
  openedAt: '2030-01-16T12:00:00.000Z',
  statement: 'All ten were there.',
  pictures: [],
  answer: null,
  answeredAt: null,
  reason: null,
  decidedAt: null,
  worker: { _id: 'person-1', name: 'Rina Akter', image: '' },
  buyer: { _id: 'buyer-1', name: 'Karim', image: '' },
  ...changes,
});

export const aWork = (changes: Partial<DisputedSubmission> = {}): DisputedSubmission => ({
  ...aSubmission(),
  instructions: {
    title: 'Check ten addresses',
    taskDetail: 'Look whether each shop is still there.',
    submissionInfo: 'A list of the shops',
    proof: { text: '', pictures: 0, link: false },
    form: null,
    version: 1,
  },
  versions: [
    {
      number: 1,
      submissionDetail: 'All ten are there.',
      pictures: [],
      answers: null,
      sentAt: '2030-01-15T12:00:00.000Z',
    },
  ],
  decision: null,
  bonuses: [],
  dispute: null,
  ...changes,
});

export const aWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  _id: 'withdrawal-1',
  worker: { _id: 'person-1', name: 'Rina Akter', image: '' },
  workerEmail: 'rina@example.com',
  withdrawalCoin: 250,
  withdrawalAmount: 12.5,
  paymentSystem: 'bkash',
  accountNumberMasked: '•••••••4567',
  withdrawDate: '2030-01-15T12:00:00.000Z',
  status: 'pending',
  rejectionReason: '',
  payableFrom: null,
  payout: { state: 'waiting', reference: null, reason: null, at: '2030-01-15T12:00:00.000Z', due: null },
  ...changes,
});

export const aPayout = (changes: Partial<Payout> = {}): Payout => ({
  _id: 'withdrawal-1',
  worker: { _id: 'person-1', name: 'Rina Akter', image: '' },
  coins: 250,
  amount: 12.5,
  rail: 'bkash',
  accountNumberMasked: '•••••••4567',
  state: 'queued',
  reference: null,
  reason: null,
  at: '2030-01-15T12:00:00.000Z',
  due: '2030-01-18T12:00:00.000Z',
  overdue: false,
  batch: null,
  automatic: false,
  doubt: null,
  ...changes,
});

/** A page of a paginated list; the last one unless `next` has the cursor of the next. */
export const aPage = <Row>(rows: readonly Row[], next: string | null = null): PageEnvelope<Row> => ({
  data: rows,
  page: { next },
});

/** Coins that add up, and money that covers them. */
export const aLedgerHealth = (changes: Partial<LedgerHealth> = {}): LedgerHealth => ({
  checkedAt: '2026-11-22T09:30:00.000Z',
  checking: false,
  sum: 0,
  byKind: { available: 900, held: 200, escrow: 400, granted: -500, sold: -1_200, redeemed: 200 },
  mismatchCount: 0,
  mismatches: [],
  negativeCount: 0,
  negative: [],
  undelivered: {},
  books: { lastDay: null, faults: 0, named: [] },
  transfers: 31,
  dollarsReceived: 55,
  dollarsTakenBack: 0,
  coinsLost: 0,
  dollarsLost: 0,
  dollarsPaidOut: 10,
  dollarsRedeemable: 75,
  dollarsShort: 0,
  ...changes,
});
