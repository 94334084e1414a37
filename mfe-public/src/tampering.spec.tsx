import { type BookDay, type BookKey, type StatementLine, type TransferProof } from '@kaaj/contract';
import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import table from '../../docs/proof/tampering.json';
import vectors from '../../docs/proof/vectors.json';
import ProofPage from './features/proof/proof-page';
import StatementPage from './features/statement/statement-page';
import { messages } from './messages';

/** The answers of a server whose rows were tampered with: the chain, its keys, and a user's line with its proof. */
interface Sent {
  readonly days: readonly BookDay[];
  readonly keys: readonly BookKey[];
  readonly proof: TransferProof;
}

const [{ keys }, ...days] = vectors.chain as [{ keys: BookKey[] }, ...BookDay[]];
const [first, second, third] = days as [BookDay, BookDay, BookDay];
const [proof, beside] = vectors.lines as unknown as [TransferProof, TransferProof];
const untouched: Sent = { days, keys, proof };

const withDay = (number: number, changes: Partial<BookDay>): Sent => ({
  ...untouched,
  days: days.map((day) => (day.number === number ? { ...day, ...changes } : day)),
});
const withProof = (changes: Partial<TransferProof>): Sent => ({ ...untouched, proof: { ...proof, ...changes } });
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
async function hashOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
const OTHER_HASH = 'ab'.repeat(32);
const counting = second.text.replace('"count":0', '"count":1');

/** With the key that docs/proof prints: what only the owner can do. */
async function signedAnew(day: BookDay, change: (text: string) => string): Promise<Partial<BookDay>> {
  const text = change(day.text);
  const pkcs8 = bytesOf(`302e020100300506032b657004220420${vectors.privateKey}`);
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text)));
  return { text, hash: await hashOf(text), signature: base64Of(signature) };
}

/**
 * The same cases as in api/test/invariants/tampering.spec.ts, where the rows of a real installation are tampered with.
 */
const manipulations: Readonly<Record<string, () => Sent | Promise<Sent>>> = {
  'a row': () => withProof({ row: proof.row.replace(',50,', ',51,') }),
  // The audit path consists of the sibling hashes.
  'the row beside one': () => withProof({ path: [OTHER_HASH, ...proof.path.slice(1)] }),
  'a row that is gone': () => withProof({ path: proof.path.slice(1) }),
  'a row that was added': () => withProof({ index: 1, path: [OTHER_HASH, ...proof.path.slice(1)] }),
  'the order of rows': () => withProof({ index: beside.index, path: beside.path }),
  'a balance': () => untouched,
  'the index of a day': () => untouched,
  'a day': () => withDay(2, { text: counting }),
  'a day that became unreadable': () => withDay(2, { text: '{"number":2' }),
  'a day together with its hash': async () => withDay(2, { text: counting, hash: await hashOf(counting) }),
  'the order of days': () => ({ ...untouched, days: [first, { ...third, number: 2 }, { ...second, number: 3 }] }),
  'a day that is gone': () => ({ ...untouched, days: [first, third] }),
  'a day that was added': async () => {
    const entry = JSON.parse(third.text) as object;
    const text = JSON.stringify({ ...entry, number: 4, day: '2030-02-03', count: 0, previous: third.hash });
    return { ...untouched, days: [...days, { ...third, number: 4, text, hash: await hashOf(text) }] };
  },
  'a signature': () => withDay(2, { signature: first.signature }),
  'a key': () => ({
    ...untouched,
    keys: keys.map((key) => ({ ...key, publicKey: base64Of(new Uint8Array(32).fill(7)) })),
  }),
  'the newest day, gone': () => ({ ...untouched, days: [first, second] }),
  'the newest day, signed anew by the owner': async () =>
    withDay(3, await signedAnew(third, (text) => text.replace('"received":1000', '"received":1900'))),
};

const WORDS: Readonly<Record<string, RegExp>> = {
  day: /the day was changed after it was closed/,
  order: /the day does not follow the previous one/,
  signature: /the signature is invalid/,
};

const answers = ({ days: shown, keys: shownKeys }: Sent) => ({
  'GET /proof': { data: [...shown].reverse(), page: { next: null } },
  'GET /proof/key': { data: shownKeys },
});

function lineOf({ row }: TransferProof): StatementLine {
  const [_id, , , amount, kind, reference, at] = JSON.parse(row) as [
    string,
    string,
    string,
    number,
    string,
    string,
    number,
  ];
  const none = { held: 0, taskId: null, taskTitle: null, taskDeleted: false };
  return { ...none, _id, kind, amount, balance: amount, time: new Date(at).toISOString(), reference };
}

it('is detected by the whole table', () => {
  expect(table.map(({ what }) => what)).toEqual(Object.keys(manipulations));
});

const seen = table.filter(({ page }) => page.length > 0);
const unseen = table.filter(({ page }) => page.length === 0);

it.each(seen)('a change of $what is reported by the page on the books: $page', async ({ what, page }) => {
  await renderPage(<ProofPage />, { messages, api: answers((await manipulations[what]?.()) as Sent) });
  const { textContent: said } = await screen.findByRole('alert');
  for (const [fault, words] of Object.entries(WORDS)) {
    expect({ fault, said: words.test(said ?? '') }).toEqual({ fault, said: page.includes(fault) });
  }
});

it('an unreadable day is reported by its position', async () => {
  await renderPage(<ProofPage />, { messages, api: answers(withDay(1, { text: 'null' })) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Entry 1: the day was changed after it was closed.');
});

it.each(unseen)(
  'a change of $what is not visible on the page on the books, which has only days and signatures',
  async ({ what }) => {
    await renderPage(<ProofPage />, { messages, api: answers((await manipulations[what]?.()) as Sent) });
    expect(await screen.findByText(/^All \d closed days are intact\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each(table)('$what: the verification of one’s own line results in $line', async ({ what, line }) => {
  const sent = (await manipulations[what]?.()) as Sent;
  await renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: {
      ...answers(sent),
      // As the server shows it: from the same row, tampered with or not.
      'GET /wallet/statement': { data: [lineOf(sent.proof)], page: { next: null } },
      'GET /wallet/proof': { data: sent.proof },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Verify these entries in this browser' }));
  expect(
    await screen.findByText(line === 'wrong' ? 'Does not match the books' : 'In the books, verified'),
  ).toBeInTheDocument();
});
