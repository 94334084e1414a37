import { Injectable } from '@nestjs/common';
import { calendarDay, Clock, daysAfter, endOfDay } from '../../../kernel/clock';
import { ForegroundLoad } from '../../../kernel/foreground-load';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { inSlices } from '../../../kernel/in-slices';
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
 * Transfers hashed between two waits for idle (about 0.2 ms). Pages and blocks are multiples of it, and all are powers
 * of two. So pages and blocks consist of complete subtrees.
 */
const BATCH_SIZE = 32;
/** Blocks stored per transaction. Each commit waits for the disk, and in SQLite it blocks other writers. */
const BLOCKS_PER_TRANSACTION = 32;
/** Maximum duration of a run, so that other jobs and processes can run. */
const TIME_SLICE_MS = 200;

/** Progress of closing a day, in memory only. After a crash another process starts over, with the same result. */
interface DayInProgress {
  readonly previous: SignedEntry | undefined;
  readonly previousEntry: Entry | undefined;
  readonly day: string;
  readonly until: number;
  readonly sums: RunningSums;
  /** Roots of the finished blocks. */
  readonly blocks: Buffer[];
  unstored: Block[];
  open: OpenBlock;
  lastTransferId: string;
  count: number;
}

/**
 * Closes every day of the owner's calendar, oldest first, including days without transfers. A day is closed once no
 * transaction can add transfers to it.
 *
 * A day starts after the previous day's last transfer, in the order of ids. It ends before the first transfer with a
 * time after midnight. So each transfer belongs to exactly one day, even if process clocks differ.
 *
 * The first entry includes all earlier transfers.
 */
@Injectable()
export class CloseDays extends Job {
  readonly name = 'closing of the books';
  /** Yesterday's entry is due shortly after midnight. */
  override readonly timeCritical = true;
  private progress: DayInProgress | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chain: Chain,
    private readonly transfers: TransferReader,
    private readonly keys: BookKeys,
    private readonly cashFlow: CashFlow,
    private readonly settings: BookSettings,
    private readonly clock: Clock,
    private readonly foreground: ForegroundLoad,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    const saltSecret = await this.keys.saltSecret();
    const lastEntry = await this.chain.last();
    if (this.progress?.previous?.number !== lastEntry?.number) this.progress = undefined;
    const progress = (this.progress ??= this.startNextDay(lastEntry));
    if (!progress) return false;
    const deadline = performance.now() + TIME_SLICE_MS;
    let more = true;
    while (more && performance.now() < deadline) {
      more = await this.addPage(progress, saltSecret);
    }
    if (more) return true;
    this.progress = undefined;
    await this.append(progress);
    return true;
  }

  private startNextDay(previous: SignedEntry | undefined): DayInProgress | undefined {
    const lastClosableDay = daysAfter(calendarDay(this.clock.now() - COMMIT_HORIZON_MS, this.settings.timeZone), -1);
    const day = previous ? daysAfter(previous.day, 1) : lastClosableDay;
    if (day > lastClosableDay) return undefined;
    const previousEntry = previous && entryIn(previous);
    if (previous && !previousEntry) throw new Error(`Entry ${previous.number} of the books cannot be read.`);
    return {
      previous,
      previousEntry,
      day,
      until: endOfDay(day, this.settings.timeZone),
      sums: new RunningSums(previousEntry?.sums ?? {}),
      blocks: [],
      unstored: [],
      open: new OpenBlock(0),
      lastTransferId: previous?.last ?? '',
      count: 0,
    };
  }

  /** Returns false after the day's last page. */
  private async addPage(progress: DayInProgress, saltSecret: Buffer): Promise<boolean> {
    await this.foreground.waitForIdle();
    const rows = await this.transfers.page(progress.lastTransferId, PAGE_SIZE);
    const end = rows.findIndex(({ at }) => at >= progress.until);
    const ofDay = end < 0 ? rows : rows.slice(0, end);
    for (const some of inSlices(ofDay, BATCH_SIZE)) {
      await this.foreground.waitForIdle();
      add(progress, some, saltSecret);
    }
    if (progress.unstored.length >= BLOCKS_PER_TRANSACTION) await this.storeBlocks(progress);
    return ofDay.length === PAGE_SIZE;
  }

  private async storeBlocks(progress: DayInProgress): Promise<void> {
    await this.foreground.waitForIdle();
    await this.chain.storeBlocks(numberOf(progress), progress.unstored);
    progress.unstored = [];
  }

  private async append(progress: DayInProgress): Promise<void> {
    if (!progress.open.empty) endBlock(progress);
    if (progress.unstored.length > 0) await this.storeBlocks(progress);
    const { previousEntry } = progress;
    const cashFlow = await this.cashFlow.between(previousEntry?.until ?? 0, progress.until);
    const returned = await this.cashFlow.returnedUntil(progress.until);
    const { coinsPerDollar } = this.settings.prices;
    const { sums } = progress.sums;
    const signer = await this.keys.signer();
    const entry: Entry = {
      number: numberOf(progress),
      day: progress.day,
      until: progress.until,
      count: progress.count,
      last: progress.lastTransferId,
      root: rootOf(progress.blocks).toString('hex'),
      previous: progress.previous?.hash ?? GENESIS_HASH,
      sums,
      solvency: {
        received: (previousEntry?.solvency.received ?? 0) + cashFlow.received,
        paidOut: (previousEntry?.solvency.paidOut ?? 0) + cashFlow.paidOut,
        redeemable: redeemableIn(sums, coinsPerDollar),
        returned,
      },
      coinsPerDollar,
      key: signer.id,
    };
    const text = textOf(entry);
    const { number, day, last } = entry;
    const signedEntry = { number, day, last, text, hash: hashOfText(text), signature: signer.sign(text) };
    // False, which means that another process closed the day first, is ignored on purpose.
    await this.unitOfWork.run(() => this.chain.append(signedEntry, progress.blocks.length));
  }
}

const numberOf = ({ previous }: DayInProgress): number => (previous?.number ?? 0) + 1;

/** Adds the next transfers of the day. Every call but the day's last has BATCH_SIZE rows. */
function add(progress: DayInProgress, rows: readonly RecordedTransfer[], saltSecret: Buffer): void {
  progress.open.add(rows.map((row) => leafOf(row, saltSecret)));
  for (const row of rows) progress.sums.add(row);
  progress.lastTransferId = (rows.at(-1) as RecordedTransfer).id;
  progress.count += rows.length;
  if (progress.open.full) endBlock(progress);
}

function endBlock(progress: DayInProgress): void {
  const block = progress.open.closed(progress.lastTransferId);
  progress.blocks.push(Buffer.from(block.hash, 'hex'));
  progress.unstored.push(block);
  progress.open = new OpenBlock(block.block + 1);
}
