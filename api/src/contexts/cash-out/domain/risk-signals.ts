import { type RiskLevel, type RiskSignalCode } from '@kaaj/contract';

/** What is known of a withdrawal, of its worker and of the latest work that earned them coins. Coins, counts and milliseconds. */
export interface RiskFacts {
  /** Other people who asked to be paid to the same account. */
  readonly sharing: number;
  /** Coins that this withdrawal asks for. */
  readonly coins: number;
  /** Milliseconds since the worker joined. */
  readonly age: number;
  /** Disputes decided for the buyer within `DISPUTE_DAYS`. */
  readonly lost: number;
  /** Disputes within `DISPUTE_DAYS` that the house paid for lack of the buyer's coins, and what it paid. */
  readonly goodwills: number;
  readonly given: number;
  /** Pieces of the latest accepted work, at most `WORK_WATCHED`, and the coins they brought. */
  readonly works: number;
  readonly earned: number;
  /** Coins from the one buyer who paid most. */
  readonly most: number;
  /** Pieces that their buyer accepted within `QUICK_SECONDS` of their being sent. */
  readonly quick: number;
  /** Buyers who never paid money, and the coins that came from them. */
  readonly unpaidBuyers: number;
  readonly unpaid: number;
  /** Purchases of their buyers that can still be refunded, and the coins of late work that these may have paid for. */
  readonly purchases: number;
  readonly refundable: number;
  /** Buyers who owe coins of a payment that was taken back, and the coins that these may have paid. */
  readonly debtors: number;
  readonly owed: number;
}

/** Something an Admin had better look at before money leaves. It decides nothing. */
export interface Signal {
  readonly code: RiskSignalCode;
  readonly level: RiskLevel;
  readonly numbers: Readonly<Record<string, number>>;
}

const DAY = 24 * 60 * 60 * 1000;

/** So many latest pieces say where somebody's coins come from, and are read quickly for a whole page of people. */
export const WORK_WATCHED = 200;
/** Nobody reads a proof in less: whoever accepts so soon knew before what would come. */
export const QUICK_SECONDS = 60;
/** Disputes of long ago say little of today. */
export const DISPUTE_DAYS = 90;

/** One hurried acceptance happens to anybody; a habit is several, and a good part of all. */
const QUICK_WORKS = 3;
const QUICK_PERCENT = 30;
/** A good part of the coins, which starting coins of a few friends are not in years of honest work. */
const UNPAID_PERCENT = 30;
/** More than half by a margin: many have one good buyer, and it is no fault. */
const ONE_BUYER_PERCENT = 60;
/** Below half of the withdrawal a refund leaves the house most of what it pays out. */
const REFUNDABLE_PERCENT = 50;
/** One lost dispute is a difference of opinion. */
const DISPUTES = 2;
/** Whoever came for one haul seldom waits longer. */
const YOUNG_DAYS = 7;

const WEIGHTS: Readonly<Record<RiskLevel, number>> = { high: 4, medium: 2, low: 1 };

/** The signals of a withdrawal, the most telling ones first. */
export function signalsOf(facts: RiskFacts): readonly Signal[] {
  const { sharing, coins, works, earned, most, quick, unpaid, unpaidBuyers, purchases, refundable, lost } = facts;
  const { goodwills, given, debtors, owed } = facts;
  const days = Math.floor(facts.age / DAY);
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

/** How much signals tell together: a high one as much as two medium ones or four low ones. */
export function weightOf(signals: readonly Pick<Signal, 'level'>[]): number {
  return signals.reduce((sum, { level }) => sum + WEIGHTS[level], 0);
}

/** Rounded down; 0 of nothing. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 100) / whole);
}
