import { entryIn, hashOfText, type SignedEntry, GENESIS_HASH, redeemableIn } from './entry';

/** Kind of a difference in the books; `Finding.words` is its message. */
export type IntegrityViolation = 'day' | 'order' | 'signature' | 'sums' | 'money' | 'row' | 'copy' | 'index';

export interface Finding {
  readonly fault: IntegrityViolation;
  readonly day: string;
  readonly message: string;
}

export type ChainPosition = Pick<SignedEntry, 'number' | 'hash' | 'day'>;

export const BEGIN: ChainPosition = { number: 0, hash: GENESIS_HASH, day: '' };

export const finding = (fault: IntegrityViolation, day: string, message: string): Finding => ({
  fault,
  day,
  message,
});

/** Differences within an entry and to the previous one; `signed`: whether its signature is valid. */
export function faultsOf(signedEntry: SignedEntry, before: ChainPosition, signed: boolean): Finding[] {
  const { number, day } = signedEntry;
  const entry = entryIn(signedEntry);
  const found: Finding[] = [];
  if (hashOfText(signedEntry.text) !== signedEntry.hash || !entry) {
    found.push(finding('day', day, `Day ${day} (entry ${number}) was changed: its text is not what its hash covers.`));
  } else if (entry.number !== number || entry.day !== day || entry.last !== signedEntry.last) {
    found.push(
      finding('day', day, `Day ${day} (entry ${number}) was changed: it is kept under another number or day.`),
    );
  }
  if (number !== before.number + 1 || day <= before.day) {
    found.push(
      finding('order', day, `Day ${day} (entry ${number}) is out of order: entry ${before.number} comes before it.`),
    );
  }
  if (entry && entry.previous !== before.hash) {
    found.push(finding('order', day, `Day ${day} (entry ${number}) does not follow from the entry before it.`));
  }
  if (!signed) {
    found.push(
      finding(
        'signature',
        day,
        `The signature of day ${day} (entry ${number}) is not one of this installation's keys.`,
      ),
    );
  }
  if (entry && entry.solvency.redeemable !== redeemableIn(entry.sums, entry.coinsPerDollar)) {
    found.push(finding('sums', day, `Day ${day} (entry ${number}) says that its coins are worth other than they are.`));
  }
  return found;
}
