import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { inspect, parseArgs } from 'node:util';
import { type INestApplication } from '@nestjs/common';
import { type BookDay, dollarsOfCents } from '@kaaj/contract';
import { createApp } from './app';
import { ConfigError, Config } from './config';
import { BookKeys, BooksQuery, VerifyBooks } from './contexts/books';
import { VerifyRecords } from './contexts/disputes';
import { Admins, EmailAlreadyInUse, OwnSecondFactor, WeakPassword } from './contexts/identity';
import { People, type Person, PersonSuspended } from './contexts/people';
import { PaymentCases, Refunds } from './contexts/payments';
import { Balances, isBalanced, LedgerAudit } from './contexts/wallet';
import { normalizeEmail } from './kernel/email';
import { NotFound } from './kernel/not-found';
import { Database } from './platform/database/database';
import { DatabaseUnusable } from './platform/database/data-sources';
import { RotateKeys } from './platform/encryption/rotate-keys';
import { OutboxInspector } from './platform/outbox/outbox-inspector';
import { sealedTables } from './encrypted-tables';

const USAGE = `Usage:
  npm run admin -- create --email E [--name N] [--promote]
                                                   creates an Admin with the password from ADMIN_PASSWORD; --promote makes
                                                   an existing user an Admin: a verified user keeps their password, an
                                                   unverified account is replaced
  npm run admin -- demote --email E                demotes an Admin to Worker
  npm run admin -- ledger verify [--from DAY] [--to DAY] [--against F]
                                                   verifies the ledger and re-reads the transfers of all closed days (or from
                                                   DAY to DAY); with --against also compares with an exported chain; reports
                                                   discrepancies and exits with code 1
  npm run admin -- ledger export --file F          exports the chain of closed days and its public keys to a new file
  npm run admin -- ledger key                      rotates the key that signs closed days
  npm run admin -- keys rotate                     re-encrypts all values not encrypted with ENCRYPTION_KEY, also while the server
                                                   runs; exit code 1 if a value cannot be decrypted with any key
  npm run admin -- records verify                  recomputes all reputation counters from the submissions and reports mismatches;
                                                   exit code 1 if there are any
  npm run admin -- outbox list [--kind K]          lists dead-lettered outbox entries with their errors
  npm run admin -- outbox retry [--kind K]         resets their attempts and retries them
  npm run admin -- user show --email E             shows a user's role and coins
  npm run admin -- second-factor off --email E     disables a user's second factor (after verifying their identity)
  npm run admin -- refund list                     refunds owed to removed users
  npm run admin -- refund done --transaction T     marks a refund as done
  npm run admin -- payment unmatched list          payment events that match no purchase, were refunded or are disputed
  npm run admin -- payment unmatched done --id I   marks one as resolved`;

const MAX_LISTED = 1000;

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  promote: { type: 'boolean' },
  transaction: { type: 'string' },
  kind: { type: 'string' },
  id: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  against: { type: 'string' },
  file: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The command cannot be executed; the message has the reason. */
class CliError extends Error {}

export interface Terminal {
  print(line: string): void;
  printError(line: string): void;
  exitCode: number;
}

interface Context {
  get<T>(type: abstract new (...args: never[]) => T): T;
  readonly options: Options;
  readonly terminal: Terminal;
  readonly env: NodeJS.ProcessEnv;
}

/** An application that a command uses and closes. */
type CommandApp = Pick<INestApplication, 'get' | 'close'>;

const openApp = (env: NodeJS.ProcessEnv): Promise<CommandApp> =>
  createApp(Config.from({ LOG_LEVEL: 'warn', SCHEDULER: 'false', ...env }));

/** Runs one command of the owner and sets the exit code: 1 after any error. */
export async function runCommand(
  words: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  open = openApp,
): Promise<void> {
  try {
    await execute(words, env, terminal, open);
  } catch (error) {
    const expected = error instanceof CliError || error instanceof ConfigError || error instanceof DatabaseUnusable;
    const wrongOption =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    terminal.printError(expected ? error.message : wrongOption ? USAGE : inspect(error));
    terminal.exitCode = 1;
  }
}

async function execute(
  words: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  open: typeof openApp,
): Promise<void> {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: OPTIONS });
  const command = COMMANDS[positionals.join(' ')];
  if (!command) throw new CliError(USAGE);
  const app = await open(env);
  try {
    await command({ get: (type) => app.get(type, { strict: false }), options: values, terminal, env });
  } finally {
    await app.close();
  }
}

const COMMANDS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  create: createAdmin,
  demote: demoteAdmin,
  'ledger verify': verifyLedger,
  'ledger export': exportBooks,
  'ledger key': renewKey,
  'keys rotate': rotateKeys,
  'records verify': verifyRecords,
  'user show': showUser,
  'second-factor off': disableSecondFactor,
  'refund list': listRefunds,
  'refund done': endRefund,
  'outbox list': listUndelivered,
  'outbox retry': retryUndelivered,
  'payment unmatched list': listCases,
  'payment unmatched done': endCase,
};

async function createAdmin({ get, options, terminal, env }: Context): Promise<void> {
  const email = emailOf(options);
  const { name = 'Admin', promote = false } = options;
  const password = env['ADMIN_PASSWORD'] ?? '';
  const appointed = await get(Admins)
    .appoint({ email, name, password, promote })
    .catch((error: unknown) => {
      if (error instanceof EmailAlreadyInUse) {
        throw new CliError(`${email} already has an account. Use --promote to make it an Admin.`);
      }
      if (error instanceof PersonSuspended) throw new CliError(`${email} is suspended. Lift the suspension first.`);
      if (error instanceof WeakPassword) {
        throw new CliError('Set ADMIN_PASSWORD: at least 6 characters with a lowercase and an uppercase letter.');
      }
      throw error;
    });
  if (appointed === 'already') terminal.print(`${email} is an Admin already; nothing was changed.`);
  else if (appointed === 'promoted') terminal.print(`${email} is an Admin now; its password is unchanged.`);
  else terminal.print(`${email} is an Admin.`);
}

async function demoteAdmin({ get, options, terminal }: Context): Promise<void> {
  const email = emailOf(options);
  const dismissed = await get(Admins)
    .dismiss(email)
    .catch((error: unknown) => {
      if (error instanceof NotFound) throw new CliError(noUserWith(email));
      throw error;
    });
  if (!dismissed) throw new CliError(`${email} is not an Admin.`);
  terminal.print(`${email} is a Worker.`);
}

async function verifyLedger(context: Context): Promise<void> {
  const { get, terminal } = context;
  const report = await get(LedgerAudit).run();
  const { sum, transfers, mismatches, mismatchCount, negative, negativeCount, byKind } = report;
  for (const [kind, coins] of Object.entries(byKind)) terminal.print(`${kind.padEnd(12)}${coins}`);
  for (const { account, stored, transferred } of mismatches) {
    terminal.printError(`${account}: stored balance ${stored}, sum of transfers ${transferred}.`);
  }
  if (mismatchCount > mismatches.length) terminal.printError(`... ${mismatchCount} such accounts in total.`);
  for (const account of negative) terminal.printError(`${account} has a negative balance.`);
  if (negativeCount > negative.length) terminal.printError(`... ${negativeCount} such accounts in total.`);
  terminal.print(`${transfers} transfers, the sum over all accounts is ${sum}.`);
  if (!isBalanced(report)) terminal.exitCode = 1;
  await verifyBooks(context);
}

async function verifyBooks({ get, options: { from, to, against }, terminal }: Context): Promise<void> {
  for (const day of [from, to]) if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new CliError(USAGE);
  const copy = against === undefined ? undefined : daysIn(await readFile(against, 'utf8'), against);
  const verification = get(VerifyBooks).execute({ from, to, against: copy });
  const { faults, outcome } = await printFindings(terminal, verification, ({ message }) => message);
  const { days, rows } = outcome;
  terminal.print(`Verified ${days} closed days (${rows} transfers): ${faults} discrepancies.`);
  if (faults > 0) terminal.exitCode = 1;
}

/**
 * Runs a verification to its end, and prints the first findings; returns their number and the verification's result.
 */
async function printFindings<Finding, Outcome>(
  terminal: Terminal,
  verification: AsyncGenerator<Finding, Outcome>,
  describe: (fault: Finding) => string,
): Promise<{ faults: number; outcome: Outcome }> {
  let [faults, step] = [0, await verification.next()];
  for (; !step.done; step = await verification.next()) {
    faults += 1;
    if (faults <= MAX_LISTED) terminal.printError(describe(step.value));
  }
  return { faults, outcome: step.value };
}

/** Texts of an exported chain, by number. */
function daysIn(exported: string, file: string): Map<number, string> {
  try {
    const [, ...days] = exported.trim().split('\n');
    return new Map(
      days.map((line) => {
        const { number, text } = JSON.parse(line) as BookDay;
        return [number, text];
      }),
    );
  } catch {
    throw new CliError(`${file} is not an exported chain.`);
  }
}

async function exportBooks({ get, options: { file }, terminal }: Context): Promise<void> {
  if (file === undefined) throw new CliError(USAGE);
  const books = get(BooksQuery);
  await writeFile(file, `${JSON.stringify({ format: 'kaaj-books-1', keys: await books.keys() })}\n`, { flag: 'wx' });
  let exported = 0;
  for (let number = 0; ;) {
    const days = await books.after(number, MAX_LISTED);
    if (days.length === 0) break;
    await appendFile(file, days.map((day) => `${JSON.stringify(day)}\n`).join(''));
    number = days.at(-1)?.number ?? number;
    exported += days.length;
  }
  terminal.print(`Exported ${exported} closed days to ${file}.`);
}

async function renewKey({ get, terminal }: Context): Promise<void> {
  const { id, publicKey } = await get(BookKeys).renew();
  terminal.print(`New signing key: ${id}. Public key: ${publicKey}. Publish it.`);
}

async function rotateKeys({ get, terminal }: Context): Promise<void> {
  const rotation = new RotateKeys(get(Database), get(Config).keys, sealedTables);
  const run = rotation.execute();
  let step = await run.next();
  while (!step.done) step = await run.next();
  for (const { table, values, closed, closedCount } of step.value) {
    terminal.print(`${table.padEnd(18)}${values} values re-encrypted`);
    for (const key of closed) terminal.printError(`${table} ${key} cannot be decrypted with any configured key.`);
    if (closedCount > closed.length) terminal.printError(`... ${closedCount} such rows of ${table} in total.`);
    if (closedCount > 0) terminal.exitCode = 1;
  }
  if (terminal.exitCode === 0) {
    terminal.print(
      'All values use ENCRYPTION_KEY. Once every process runs with it, you can remove PREVIOUS_ENCRYPTION_KEYS.',
    );
  }
}

async function verifyRecords({ get, terminal }: Context): Promise<void> {
  const verification = get(VerifyRecords).execute();
  const { faults, outcome: records } = await printFindings(
    terminal,
    verification,
    ({ personId, side, counter, stored, expected }) =>
      `${personId} (${side}): ${counter} is ${stored}, expected ${expected}.`,
  );
  terminal.print(`Checked ${records} records: ${faults} mismatches.`);
  if (faults > 0) terminal.exitCode = 1;
}

async function showUser({ get, options, terminal }: Context): Promise<void> {
  const person = await personOf({ get, options });
  const balance = (await get(Balances).of([person.id])).get(person.id);
  const { id, name, email, role } = person;
  terminal.print(
    `${name} <${email}>\n${role}, ${id}\n${balance?.available ?? 0} coins available, ${balance?.held ?? 0} held`,
  );
}

async function disableSecondFactor({ get, options, terminal }: Context): Promise<void> {
  const person = await personOf({ get, options });
  await get(OwnSecondFactor).disableFor(person.id);
  terminal.print(`Second factor disabled for ${person.email}.`);
}

async function listRefunds({ get, terminal }: Context): Promise<void> {
  const refunds = get(Refunds);
  for (const { transactionId, cents, paidAt, checkoutSession } of await refunds.due(MAX_LISTED)) {
    terminal.print(
      `${transactionId}  $${dollarsOfCents(cents).toFixed(2)}  ${new Date(paidAt).toISOString()}  ${checkoutSession ?? ''}`,
    );
  }
  terminal.print(`${await refunds.count()} refunds due.`);
}

async function endRefund({ get, options: { transaction }, terminal }: Context): Promise<void> {
  if (!transaction) throw new CliError(USAGE);
  if (!(await get(Refunds).done(transaction))) {
    throw new CliError(`${transaction} is not on the list of refunds due.`);
  }
  terminal.print(`${transaction} marked as refunded.`);
}

async function listUndelivered({ get, options: { kind }, terminal }: Context): Promise<void> {
  const undelivered = get(OutboxInspector);
  for (const letter of await undelivered.dead(MAX_LISTED, kind)) {
    terminal.print(`${letter.id}  ${letter.kind}  ${letter.tries} attempts  ${letter.error ?? ''}`);
  }
  for (const [each, entries] of Object.entries(await undelivered.counts('waiting')))
    terminal.print(`${each}: ${entries} waiting.`);
  const dead = Object.entries(await undelivered.counts('dead'));
  for (const [each, entries] of dead) terminal.print(`${each}: ${entries} dead-lettered.`);
  if (dead.length === 0) terminal.print('The outbox has no dead letters.');
}

async function retryUndelivered({ get, options: { kind }, terminal }: Context): Promise<void> {
  terminal.print(`${await get(OutboxInspector).retry(kind)} entries will be retried.`);
}

async function listCases({ get, terminal }: Context): Promise<void> {
  const cases = get(PaymentCases);
  for (const each of (await cases.open(undefined, MAX_LISTED)).data) {
    const { _id, time, kind, reason, payment, amount, currency, frozenCoins, owedCoins, transID } = each;
    terminal.print(
      `${_id}  ${time}  ${kind}: ${reason}  ${amount.toFixed(2)} ${currency}  ${payment}  ${transID ?? '-'}  ${frozenCoins} coins frozen, ${owedCoins} owed`,
    );
  }
  terminal.print(`${await cases.count()} payments to review.`);
}

async function endCase({ get, options: { id }, terminal }: Context): Promise<void> {
  if (!id) throw new CliError(USAGE);
  if (!(await get(PaymentCases).done(id))) {
    throw new CliError(`${id} is not on the list of payments to review.`);
  }
  terminal.print(`${id} marked as resolved.`);
}

async function personOf({ get, options }: Pick<Context, 'get' | 'options'>): Promise<Person> {
  const email = emailOf(options);
  const person = await get(People).find(email);
  if (!person) throw new CliError(noUserWith(email));
  return person;
}

function noUserWith(email: string): string {
  return `No user with the email address ${email}.`;
}

function emailOf({ email }: Options): string {
  if (!email) throw new CliError(USAGE);
  return normalizeEmail(email);
}
