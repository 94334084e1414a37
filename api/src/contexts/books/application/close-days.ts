import { Injectable } from '@nestjs/common';
import { calendarDay, Clock, daysAfter, endOfDay } from '../../../kernel/clock';
import { ForegroundLoad } from '../../../kernel/foreground-load';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { type RecordedTransfer, TransferReader, COMMIT_HORIZON_MS } from '../../wallet';
import { type Block, OpenBlock } from '../domain/block';
import {
  type Entry,
  entryIn,
  hashOfText,
  type SignedEntry,
  GENESIS_HASH,
  redeemableIn,
  RunningSums,
  textOf,
} from '../domain/entry';
import { leafOf } from '../domain/leaf';
import { rootOf } from '../domain/merkle';
import { BookKeys } from './book-keys';
import { BookSettings } from './book-settings';
import { Chain } from './chain';
import { CashFlow } from './cash-flow';

/** Transfers per SELECT, which takes half a millisecond. The fixed cost of a SELECT is that of dozens of rows. */
const PAGE_SIZE = 128;
/**
 * Transfers hashed before other work may run, which takes a fifth of a millisecond. Pages and blocks are multiples of
 * it, and all are powers of two. So pages and blocks consist of complete subtrees.
 */
const BATCH_SIZE = 32;
/** Blocks stored per transaction. Each commit waits for the disk, and in SQLite it blocks other writers. */
const BLOCKS_PER_TRANSACTION = 32;
/** Maximum duration of a run, so that other jobs and processes can run. */
const TIME_SLICE_MS = 200;

/** Progress of closing a day, in memory only. After a crash another process starts over, with the same result. */
interface Closing {
  readonly previous: SignedEntry | undefined;
  readonly day: string;
  readonly until: number;
  readonly sums: RunningSums;
  /** Roots of the finished blocks. */
  readonly blocks: Buffer[];
  unstored: Block[];
  open: OpenBlock;
  last: string;
  count: number;
}

/**
 * Closes every day of the owner's calendar, oldest first, including days without transfers. A day is closed once no
 * transaction can add transfers to it.
 *
 * A day takes the transfers after those of the day before, in the order of their ids. It ends before the first transfer
 * with a time after midnight. So each transfer belongs to exactly one day, even if clocks differ.
 *
 * The first entry includes all earlier transfers.
 */
@Injectable()
export class CloseDays extends Job {
  readonly name = 'closing of the books';
  /** Yesterday's entry is due shortly after midnight. */
  override readonly timeCritical = true;
  private closing: Closing | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chain: Chain,
    private readonly transfers: TransferReader,
    private readonly keys: BookKeys,
    private readonly money: CashFlow,
    private readonly settings: BookSettings,
    private readonly clock: Clock,
    private readonly foreground: ForegroundLoad,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    const secret = await this.keys.salts();
    const last = await this.chain.last();
    if (this.closing?.previous?.number !== last?.number) this.closing = undefined;
    const closing = (this.closing ??= this.due(last));
    if (!closing) return false;
    const until = performance.now() + TIME_SLICE_MS;
    let more = true;
    while (more && performance.now() < until) {
      more = await this.addPage(closing, secret);
    }
    if (more) return true;
    this.closing = undefined;
    await this.append(closing);
    return true;
  }

  private due(previous: SignedEntry | undefined): Closing | undefined {
    const yesterday = daysAfter(calendarDay(this.clock.now() - COMMIT_HORIZON_MS, this.settings.timeZone), -1);
    const day = previous ? daysAfter(previous.day, 1) : yesterday;
    if (day > yesterday) return undefined;
    return {
      previous,
      day,
      until: endOfDay(day, this.settings.timeZone),
      sums: new RunningSums((previous && entryIn(previous)?.sums) ?? {}),
      blocks: [],
      unstored: [],
      open: new OpenBlock(0),
      last: previous?.last ?? '',
      count: 0,
    };
  }

  /** Returns false at the end of the day. */
  private async addPage(closing: Closing, secret: Buffer): Promise<boolean> {
    await this.foreground.waitForIdle();
    const rows = await this.transfers.page(closing.last, PAGE_SIZE);
    const end = rows.findIndex(({ at }) => at >= closing.until);
    const ofDay = end < 0 ? rows : rows.slice(0, end);
    for (let from = 0; from < ofDay.length; from += BATCH_SIZE) {
      await this.foreground.waitForIdle();
      add(closing, ofDay.slice(from, from + BATCH_SIZE), secret);
    }
    if (closing.unstored.length >= BLOCKS_PER_TRANSACTION) await this.storeBlocks(closing);
    return ofDay.length === PAGE_SIZE;
  }

  private async storeBlocks(closing: Closing): Promise<void> {
    await this.foreground.waitForIdle();
    await this.chain.storeBlocks(numberOf(closing), closing.unstored);
    closing.unstored = [];
  }

  private async append(closing: Closing): Promise<void> {
    if (!closing.open.empty) endBlock(closing);
    if (closing.unstored.length > 0) await this.storeBlocks(closing);
    const before = closing.previous && entryIn(closing.previous);
    const money = await this.money.between(before?.until ?? 0, closing.until);
    const returned = await this.money.returnedUntil(closing.until);
    const { coinsPerDollar } = this.settings.prices;
    const { sums } = closing.sums;
    const signer = await this.keys.signer();
    const entry: Entry = {
      number: numberOf(closing),
      day: closing.day,
      until: closing.until,
      count: closing.count,
      last: closing.last,
      root: rootOf(closing.blocks).toString('hex'),
      previous: closing.previous?.hash ?? GENESIS_HASH,
      sums,
      solvency: {
        received: (before?.solvency.received ?? 0) + money.received,
        paidOut: (before?.solvency.paidOut ?? 0) + money.paidOut,
        redeemable: redeemableIn(sums, coinsPerDollar),
        returned,
      },
      coinsPerDollar,
      key: signer.id,
    };
    const text = textOf(entry);
    const { number, day, last } = entry;
    const link = { number, day, last, text, hash: hashOfText(text), signature: signer.sign(text) };
    await this.unitOfWork.run(() => this.chain.append(link, closing.blocks.length));
  }
}

const numberOf = ({ previous }: Closing): number => (previous?.number ?? 0) + 1;

/** Adds the next transfers of the day. Every call but the day's last has BATCH_SIZE rows. */
function add(closing: Closing, rows: readonly RecordedTransfer[], secret: Buffer): void {
  closing.open.add(rows.map((row) => leafOf(row, secret)));
  for (const row of rows) closing.sums.add(row);
  closing.last = (rows.at(-1) as RecordedTransfer).id;
  closing.count += rows.length;
  if (closing.open.full) endBlock(closing);
}

function endBlock(closing: Closing): void {
  const block = closing.open.closed(closing.last);
  closing.blocks.push(Buffer.from(block.hash, 'hex'));
  closing.unstored.push(block);
  closing.open = new OpenBlock(block.block + 1);
}
