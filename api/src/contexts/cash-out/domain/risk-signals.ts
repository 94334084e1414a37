import { type RiskLevel, type RiskSignalCode } from '@kaaj/contract';
import { DAY_MS } from '../../../kernel/clock';

/** Facts on a withdrawal, its worker and the latest work that earned them coins. Coins, counts and milliseconds. */
export interface RiskFacts {
  /** Other people with withdrawals to the same account. */
  readonly sharing: number;
  /** Coins of this withdrawal. */
  readonly coins: number;
  /** Milliseconds since the worker joined. */
  readonly age: number;
  /** Disputes decided for the buyer within `DISPUTE_DAYS`. */
  readonly lost: number;
  /** Disputes within `DISPUTE_DAYS` that the platform paid for lack of the buyer's coins, and their coins. */
  readonly goodwills: number;
  readonly given: number;
  /** The latest accepted submissions, at most `WORK_WATCHED`. */
  readonly works: number;
  /** Coins of these, and of bonuses and qualification tests among the latest `WORK_WATCHED` credits. */
  readonly earned: number;
  /** Coins from the buyer who paid most. */
  readonly most: number;
  /** Submissions that were accepted within `QUICK_SECONDS`. */
  readonly quick: number;
  /** Buyers who never bought coins, and the coins they paid. */
  readonly unpaidBuyers: number;
  readonly unpaid: number;
  /** Purchases of these buyers that can still be refunded, and the coins of recent work that they may have paid for. */
  readonly purchases: number;
  readonly refundable: number;
  /** Buyers who owe coins of a refunded or disputed payment, and the coins that these may have paid. */
  readonly debtors: number;
  readonly owed: number;
}

/** Something an Admin should check before the payout. It has no effect on its own. */
export interface Signal {
  readonly code: RiskSignalCode;
  readonly level: RiskLevel;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Enough submissions and transfers to show the source of a worker's coins, and fast to read for a page of workers. */
export const WORK_WATCHED = 200;
/** A proof cannot be reviewed faster, so a faster decision was made beforehand. */
export const QUICK_SECONDS = 60;
/** Older disputes are no longer relevant. */
export const DISPUTE_DAYS = 90;

/** A single quick acceptance is normal. The signal needs several, and a large share of all. */
const QUICK_WORKS = 3;
const QUICK_PERCENT = 30;
/** A large share. Honest workers are below it even if some buyers only have starting coins. */
const UNPAID_PERCENT = 30;
/** Clearly more than half: one main buyer is common and not suspicious. */
const ONE_BUYER_PERCENT = 60;
/** Below half of the withdrawal, a refund leaves most of the paid money covered. */
const REFUNDABLE_PERCENT = 50;
/** A single lost dispute is not suspicious. */
const DISPUTES = 2;
/** Fraudulent accounts seldom wait longer. */
const YOUNG_DAYS = 7;

const WEIGHTS: Readonly<Record<RiskLevel, number>> = { high: 4, medium: 2, low: 1 };

/** The signals of a withdrawal, highest level first. */
export function signalsOf(facts: RiskFacts): readonly Signal[] {
  const { sharing, coins, works, earned, most, quick, unpaid, unpaidBuyers, purchases, refundable, lost } = facts;
  const { goodwills, given, debtors, owed } = facts;
  const days = Math.floor(facts.age / DAY_MS);
  const shares = {
    unpaid: percent(unpaid, earned),
    refundable: percent(Math.min(refundable, coins), coins),
    quick: percent(quick, works),
    most: percent(most, earned),
  };
  const all: readonly (Signal & { readonly raised: boolean })[] = [
    { code: 'shared-account', level: 'high', raised: sharing > 0, numbers: { people: sharing } },
    {
      code: 'unpaid-buyers',
      level: 'high',
      raised: unpaid > 0 && shares.unpaid >= UNPAID_PERCENT,
      numbers: { percent: shares.unpaid, coins: unpaid, people: unpaidBuyers },
    },
    { code: 'open-lien', level: 'medium', raised: owed > 0, numbers: { coins: owed, people: debtors } },
    {
      code: 'goodwill',
      level: 'medium',
      raised: given > 0,
      numbers: { coins: given, disputes: goodwills, days: DISPUTE_DAYS },
    },
    {
      code: 'refundable',
      level: 'medium',
      raised: refundable > 0 && shares.refundable >= REFUNDABLE_PERCENT,
      numbers: { percent: shares.refundable, coins: refundable, purchases },
    },
    {
      code: 'quick-acceptance',
      level: 'medium',
      raised: quick >= QUICK_WORKS && shares.quick >= QUICK_PERCENT,
      numbers: { percent: shares.quick, works: quick, of: works, seconds: QUICK_SECONDS },
    },
    {
      code: 'one-buyer',
      level: 'low',
      raised: most > 0 && shares.most >= ONE_BUYER_PERCENT,
      numbers: { percent: shares.most, coins: most },
    },
    { code: 'disputes-lost', level: 'low', raised: lost >= DISPUTES, numbers: { disputes: lost, days: DISPUTE_DAYS } },
    { code: 'new-account', level: 'low', raised: days < YOUNG_DAYS, numbers: { days } },
  ];
  return all.filter(({ raised }) => raised).map(({ code, level, numbers }) => ({ code, level, numbers }));
}

/** Total weight: a high signal weighs as much as two medium or four low ones. */
export function weightOf(signals: readonly Pick<Signal, 'level'>[]): number {
  return signals.reduce((sum, { level }) => sum + WEIGHTS[level], 0);
}

/** Rounded down; 0 where the whole is 0. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 100) / whole);
}
