import { type DisputeOutcome, type DisputeParty, type DisputeState } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  coinAmount,
  id,
  longText,
  nullable,
  primaryId,
  type RowOf,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { type FundingSource } from '../../domain/dispute';

const columns = {
  id: primaryId,
  submissionId: id,
  taskId: id,
  title: text(200),
  buyerId: id,
  workerId: id,
  reward: coinAmount,
  cover: text<FundingSource>(10),
  state: text<DisputeState>(10),
  outcome: nullable(text<DisputeOutcome>(20)),
  statement: text(2000),
  /** A JSON array of URLs. */
  pictures: longText,
  answer: nullable(text(2000)),
  reason: nullable(text(1000)),
  /** Milliseconds since the epoch. */
  openedAt: integerColumn,
  answerBy: integerColumn,
  decideBy: integerColumn,
  answeredAt: integerColumn,
  /** When the buyer conceded without coins for it; 0 where they did not. */
  concededAt: { ...integerColumn, default: 0 },
  /** 0 while undecided, so that undecided ones are one range of an index. */
  decidedAt: integerColumn,
  workerSupporterId: nullable(id),
  buyerSupporterId: nullable(id),
};

export type DisputeRow = RowOf<typeof columns>;

export const DISPUTE_FIELDS = selectList(Object.fromEntries(Object.keys(columns).map((name) => [name, true] as const)));

export const DisputeSchema = new EntitySchema<DisputeRow>({
  name: 'dispute',
  columns,
  indices: [
    { name: 'dispute_once', columns: ['submissionId'], unique: true },
    { name: 'dispute_of_worker', columns: ['workerId', 'id'] },
    { name: 'dispute_for_buyer', columns: ['buyerId', 'id'] },
    { name: 'dispute_of_worker_supporter', columns: ['workerSupporterId'] },
    { name: 'dispute_of_buyer_supporter', columns: ['buyerSupporterId'] },
    { name: 'dispute_for_admin', columns: ['decidedAt', 'decideBy', 'id'] },
  ],
});

const messageColumns = {
  id: primaryId,
  disputeId: id,
  authorId: id,
  party: text<DisputeParty>(20),
  text: text(2000),
  at: integerColumn,
};

export type DisputeMessageRow = RowOf<typeof messageColumns>;

export const DisputeMessageSchema = new EntitySchema<DisputeMessageRow>({
  name: 'dispute_message',
  columns: messageColumns,
  indices: [
    { name: 'dispute_message_of_dispute', columns: ['disputeId', 'id'] },
    { name: 'dispute_message_of_author', columns: ['authorId', 'disputeId'] },
  ],
});

/** Goodwill paid within one month. */
const goodwillColumns = {
  /** YYYY-MM */
  month: { ...text(7), primary: true },
  coins: integerColumn,
};

export type GoodwillRow = RowOf<typeof goodwillColumns>;

export const GoodwillSchema = new EntitySchema<GoodwillRow>({ name: 'goodwill', columns: goodwillColumns });
