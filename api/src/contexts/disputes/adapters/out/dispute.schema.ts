import { type DisputeOutcome, type DisputeParty, type DisputeState } from '@kaaj/contract';
import {
  coinAmount,
  id,
  longText,
  nullable,
  primaryId,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { type FundingSource } from '../../domain/dispute';

export const DisputeSchema = table({
  name: 'dispute',
  columns: {
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
  },
  indices: [
    { name: 'dispute_once', columns: ['submissionId'], unique: true },
    { name: 'dispute_of_worker', columns: ['workerId', 'id'] },
    { name: 'dispute_for_buyer', columns: ['buyerId', 'id'] },
    { name: 'dispute_of_worker_supporter', columns: ['workerSupporterId'] },
    { name: 'dispute_of_buyer_supporter', columns: ['buyerSupporterId'] },
    { name: 'dispute_for_admin', columns: ['decidedAt', 'decideBy', 'id'] },
  ],
});

export const DISPUTE_FIELDS = selectList(DisputeSchema.options.columns);

export type DisputeRow = TableRow<typeof DisputeSchema>;

export const DisputeMessageSchema = table({
  name: 'dispute_message',
  columns: {
    id: primaryId,
    disputeId: id,
    authorId: id,
    party: text<DisputeParty>(20),
    text: text(2000),
    at: integerColumn,
  },
  indices: [
    { name: 'dispute_message_of_dispute', columns: ['disputeId', 'id'] },
    { name: 'dispute_message_of_author', columns: ['authorId', 'disputeId'] },
  ],
});

export type DisputeMessageRow = TableRow<typeof DisputeMessageSchema>;

/** Goodwill paid within one month. */
export const GoodwillSchema = table({
  name: 'goodwill',
  columns: {
    /** YYYY-MM */
    month: { ...text(7), primary: true },
    coins: integerColumn,
  },
});
