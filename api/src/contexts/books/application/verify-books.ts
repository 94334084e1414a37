import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { type RecordedTransfer, TransferReader } from '../../wallet';
import { type Block, BLOCK, markOf, leafPrefixesOf } from '../domain/block';
import { BEGIN, faultsOf, type Finding, finding, type ChainPosition } from '../domain/check-chain';
import { type Entry, entryIn, type SignedEntry, RunningSums, type Sums } from '../domain/entry';
import { leafOf } from '../domain/leaf';
import { rootOf } from '../domain/merkle';
import { BookKeys } from './book-keys';
import { Chain } from './chain';
import { CashFlow } from './cash-flow';

export interface VerifyBooksInput {
  /** First and last day whose transfers are verified, YYYY-MM-DD. The chain is always verified from its first entry. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A copy of the chain made earlier, by number. */
  readonly against?: ReadonlyMap<number, string> | undefined;
}

const PAGE_SIZE = 100;

/** Recomputes the books from the transfers in constant memory, and reports differences. */
@Injectable()
export class VerifyBooks {
  constructor(
    private readonly chain: Chain,
    private readonly movements: TransferReader,
    private readonly keys: BookKeys,
    private readonly cashFlow: CashFlow,
  ) {}

  /** Yields findings in the order of days; returns the number of days and of verified transfers. */
  async *execute({
    from = '',
    to = '9999',
    against,
  }: VerifyBooksInput): AsyncGenerator<Finding, { days: number; rows: number }> {
    let [before, last, previous, rows]: [ChainPosition, string, Entry | undefined, number] = [BEGIN, '', undefined, 0];
    const missing = new Map(against);
    for await (const signedEntry of this.signedEntries()) {
      yield* await this.faultsOfEntry(signedEntry, before);
      const copied = missing.get(signedEntry.number);
      missing.delete(signedEntry.number);
      if (copied !== undefined && copied !== signedEntry.text) {
        yield finding(
          'copy',
          signedEntry.day,
          `Day ${signedEntry.day} (entry ${signedEntry.number}) is not the one in the copy.`,
        );
      }
      const entry = entryIn(signedEntry);
      if (entry && signedEntry.day >= from && signedEntry.day <= to) {
        rows += yield* this.rowsOf(signedEntry, entry, last, previous?.sums ?? {});
        yield* await this.faultsOfMoney(signedEntry, entry, previous);
      }
      [before, last, previous] = [signedEntry, signedEntry.last, entry ?? previous];
    }
    for (const number of missing.keys()) yield finding('copy', '', `Entry ${number} of the copy is not in the books.`);
    return { days: before.number, rows };
  }

  /** Verifies at most `limit` entries after `before`, without their transfers. */
  async chainFaults(
    before: ChainPosition,
    limit: number,
  ): Promise<{ readonly findings: Finding[]; readonly place: ChainPosition }> {
    const findings: Finding[] = [];
    let place = before;
    for (const signedEntry of await this.chain.after(before.number, limit)) {
      findings.push(...(await this.faultsOfEntry(signedEntry, place)));
      place = { number: signedEntry.number, hash: signedEntry.hash, day: signedEntry.day };
    }
    return { findings, place };
  }

  private async *signedEntries(): AsyncGenerator<SignedEntry> {
    for (let number = 0; ;) {
      const signedEntries = await this.chain.after(number, PAGE_SIZE);
      yield* signedEntries;
      const last = signedEntries.at(-1);
      if (!last) return;
      number = last.number;
    }
  }

  private async faultsOfEntry(signedEntry: SignedEntry, before: ChainPosition): Promise<Finding[]> {
    const key = entryIn(signedEntry)?.key ?? '';
    return faultsOf(signedEntry, before, await this.keys.verify(signedEntry.text, signedEntry.signature, key));
  }

  /** Verifies a day's transfers block by block; returns their number. */
  private async *rowsOf(
    { number, day, last: end }: SignedEntry,
    entry: Entry,
    after: string,
    before: Sums,
  ): AsyncGenerator<Finding, number> {
    const sums = new RunningSums(before);
    const saltSecret = await this.keys.saltSecret();
    const roots: Buffer[] = [];
    const changed: Finding[] = [];
    let [last, count, indexed] = [after, 0, true];
    for await (const block of this.blocks(number)) {
      const rows = await this.movements.page(last, BLOCK + MAX_REPORTED, block.last);
      const leaves = rows.map((row) => leafOf(row, saltSecret));
      for (const row of rows) sums.add(row);
      const root = rootOf(leaves);
      if (root.toString('hex') !== block.hash) {
        indexed = false;
        changed.push(...changedRows(day, rows, leaves.map(markOf), leafPrefixesOf(block)));
      }
      roots.push(root);
      [last, count] = [block.last, count + rows.length];
      await yieldToEventLoop();
    }
    const asBooked = count === entry.count && rootOf(roots).toString('hex') === entry.root;
    if (asBooked && !(indexed && last === end)) {
      yield finding('index', day, `The transfers of day ${day} are as they were booked, its index of blocks is not.`);
    } else if (!asBooked) {
      yield finding('row', day, `Day ${day} has ${count} transfers that are not the ${entry.count} that were booked.`);
      yield* changed.slice(0, MAX_REPORTED);
    }
    if (JSON.stringify(sums.sums) !== JSON.stringify(entry.sums)) {
      yield finding('sums', day, `The sums of day ${day} are not what its transfers come to.`);
    }
    return count;
  }

  /** Compares the money received and paid since the day before with purchases and payouts. */
  private async faultsOfMoney({ day }: SignedEntry, entry: Entry, before: Entry | undefined): Promise<Finding[]> {
    const { received, paidOut } = await this.cashFlow.between(before?.until ?? 0, entry.until);
    const { returned } = entry.solvency;
    const figures = [
      ['received', entry.solvency.received - (before?.solvency.received ?? 0), received],
      ['paid out', entry.solvency.paidOut - (before?.solvency.paidOut ?? 0), paidOut],
      ...(returned === undefined
        ? []
        : [['returned so far', returned, await this.cashFlow.returnedUntil(entry.until)] as const]),
    ] as const;
    return figures
      .filter(([, booked, found]) => booked !== found)
      .map(([what, booked, found]) =>
        finding(
          'money',
          day,
          `Day ${day} says that ${dollars(booked)} were ${what}, its rows come to ${dollars(found)}.`,
        ),
      );
  }

  private async *blocks(number: number): AsyncGenerator<Block> {
    for (let after = -1; ;) {
      const [block] = await this.chain.blocks(number, after, 1);
      if (!block) return;
      yield block;
      after = block.block;
    }
  }
}

const MAX_REPORTED = 100;

const dollars = (cents: number) => `$${dollarsOfCents(cents).toFixed(2)}`;

/** Finds the changed rows of a block by the stored prefixes of their hashes. */
function changedRows(
  day: string,
  rows: readonly RecordedTransfer[],
  marks: readonly string[],
  booked: readonly string[],
): Finding[] {
  const found: Finding[] = [];
  let at = 0;
  for (const [index, { id }] of rows.entries()) {
    const left = rows.length - index;
    if (marks[index] === booked[at]) at += 1;
    else if (left > booked.length - at)
      found.push(finding('row', day, `Transfer ${id} was added to day ${day} after it was closed.`));
    else if (left < booked.length - at && marks[index] === booked[at + 1]) {
      at += 2;
      found.push(finding('row', day, `The transfer before ${id} is gone from day ${day}.`));
    } else {
      at += 1;
      found.push(finding('row', day, `Transfer ${id} of day ${day} was changed.`));
    }
  }
  if (at < booked.length)
    found.push(finding('row', day, `${booked.length - at} transfers at the end of a block of day ${day} are gone.`));
  return found;
}
