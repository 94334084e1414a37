// Checks an exported chain of Kaaj's books, and lines of one's own statement. Independent of Kaaj's code; requires Node
// 20 or later.
//   node verify.mjs chain.jsonl [--lines lines.json] [--against older-chain.jsonl] [--key FINGERPRINT]
// The format is described in README.md in this folder. Exit code 0: everything holds. 1: what does not is named.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string' }, against: { type: 'string' }, key: { type: 'string' } },
});
if (positionals.length !== 1) {
  console.error('Usage: node verify.mjs chain.jsonl [--lines F] [--against F] [--key FINGERPRINT]');
  process.exit(2);
}

let faults = 0;
const wrong = (sentence) => {
  faults += 1;
  console.error(sentence);
};
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const hex = (text) => Buffer.from(text, 'hex');

/** The first line of an exported chain holds its keys, each line after it a day. */
function chainIn(file) {
  const [head, ...days] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (head.format !== 'kaaj-books-1') throw new Error(`${file} is no exported chain.`);
  return { keys: head.keys, days };
}

/** RFC 8410: an Ed25519 public key is these twelve bytes and its own 32. */
function keyOf({ id, publicKey }) {
  const raw = Buffer.from(publicKey, 'base64');
  if (sha256(raw).toString('hex') !== id) wrong(`Key ${id} is not what its fingerprint says.`);
  return createPublicKey({ key: Buffer.concat([hex('302a300506032b6570032100'), raw]), format: 'der', type: 'spki' });
}

/** Empty for a text that is not valid JSON; its hash and its signature then fail. */
function entryIn(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function checkChain({ keys, days }) {
  const known = new Map(keys.map((key) => [key.id, keyOf(key)]));
  if (values.key !== undefined && !known.has(values.key)) wrong(`Key ${values.key} is not among the keys.`);
  const entries = new Map();
  let before = { number: 0, hash: '0'.repeat(64), day: '' };
  for (const { number, text, hash, signature } of days) {
    const entry = entryIn(text);
    const name = `Day ${entry.day ?? '?'} (entry ${number})`;
    if (sha256(Buffer.from(text)).toString('hex') !== hash || entry.number !== number) {
      wrong(`${name} was changed: its text is not what its hash covers.`);
    }
    if (number !== before.number + 1 || (entry.day && entry.day <= before.day)) wrong(`${name} is out of order.`);
    if (entry.day && entry.previous !== before.hash) wrong(`${name} does not follow from the entry before it.`);
    const key = known.get(entry.key);
    if (!key || !verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))) {
      wrong(`The signature of ${name} is not good.`);
    }
    entries.set(number, entry);
    before = { number, hash, day: entry.day ?? before.day };
  }
  return entries;
}

/** RFC 6962, 2.1.1: the root that follows from a leaf and its inclusion path. */
function rootFromPath(leaf, index, count, path) {
  if (count <= 1) return path.length === 0 ? leaf : Buffer.alloc(32);
  let middle = 1;
  while (middle * 2 < count) middle *= 2;
  const [below, beside] = [path.slice(0, -1), path.at(-1) ?? Buffer.alloc(0)];
  return index < middle
    ? sha256(hex('01'), rootFromPath(leaf, index, middle, below), beside)
    : sha256(hex('01'), beside, rootFromPath(leaf, index - middle, count - middle, below));
}

/** Answers of GET /api/wallet/proof, in a JSON list. */
function checkLine({ number, row, salt, index, path }, entries) {
  const [id] = JSON.parse(row);
  const entry = entries.get(number);
  const leaf = sha256(hex('00'), hex(salt), Buffer.from(row));
  const fits = entry && index < entry.count && id <= entry.last;
  const root = fits && rootFromPath(leaf, index, entry.count, path.map(hex)).toString('hex');
  if (root !== entry?.root || !fits) wrong(`Transfer ${id} is not in the books of its day as it stands here.`);
}

const chain = chainIn(positionals[0]);
const entries = checkChain(chain);
const lines = values.lines === undefined ? [] : JSON.parse(readFileSync(values.lines, 'utf8'));
for (const line of lines) checkLine(line, entries);
if (values.against !== undefined) {
  const now = new Map(chain.days.map(({ number, text }) => [number, text]));
  for (const { number, text } of chainIn(values.against).days) {
    if (now.get(number) !== text) wrong(`Entry ${number} is not the one in the older copy.`);
  }
}
process.stdout.write(`${entries.size} days and ${lines.length} lines checked, ${faults} faults.\n`);
process.exitCode = faults > 0 ? 1 : 0;
