import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { type INestApplicationContext } from '@nestjs/common';
import { dollarsOfCents, isStrongPassword } from '@kaaj/contract';
import { createApp } from './app';
import { BadSetting, Config } from './config';
import { EmailAlreadyInUse, Membership, People, SavePerson } from './contexts/identity';
import { IdentityProvider } from './contexts/identity/application/identity-provider';
import { PaymentCases, Refunds } from './contexts/payments';
import { Balances, LedgerAudit } from './contexts/wallet';
import { normalEmail } from './kernel/email';
import { Database } from './platform/database/database';
import { DatabaseUnreachable } from './platform/database/open-database';

const USAGE = `Usage:
  npm run admin -- create --email E [--name N]     makes an Admin, or makes one of somebody who is here already;
                                                   the password of a new one comes from ADMIN_PASSWORD
  npm run admin -- ledger verify                   adds up the whole ledger; exit code 1 if anything is wrong
  npm run admin -- user show --email E             a person's role and coins
  npm run admin -- refund list                     payments of removed people, whose money is to go back to them
  npm run admin -- refund done --transaction T     takes one off the list: its money went back
  npm run admin -- payment unmatched list          what happened at the payment service and matches no purchase, or went
                                                   back, or is disputed
  npm run admin -- payment unmatched done --id I   takes one off the list: it was dealt with`;

const MOST_REFUNDS_SHOWN = 1000;

/** What the owner typed cannot be done; the message says why. */
class Refused extends Error {}

async function main(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      transaction: { type: 'string' },
      id: { type: 'string' },
    },
  });
  const command = COMMANDS[positionals.join(' ')];
  if (!command) throw new Refused(USAGE);
  const app = await createApp(Config.from({ LOG_LEVEL: 'warn', SCHEDULER: 'false', ...process.env }));
  try {
    await command(app, values);
  } finally {
    await app.get(Database).close();
  }
}

interface Options {
  readonly email?: string;
  readonly name?: string;
  readonly transaction?: string;
  readonly id?: string;
}

const COMMANDS: Readonly<Record<string, (app: INestApplicationContext, options: Options) => Promise<void>>> = {
  create: createAdmin,
  'ledger verify': verifyLedger,
  'user show': showUser,
  'refund list': listRefunds,
  'refund done': endRefund,
  'payment unmatched list': listCases,
  'payment unmatched done': endCase,
};

async function createAdmin(app: INestApplicationContext, options: Options): Promise<void> {
  const email = emailOf(options);
  const here = await app.get(People, { strict: false }).find(email);
  const id = here?.id ?? (await joined(app, email, options.name ?? 'Admin'));
  await app.get(Membership, { strict: false }).promote(id);
  say(`${email} is an Admin.`);
}

async function joined(app: INestApplicationContext, email: string, name: string): Promise<string> {
  const password = process.env['ADMIN_PASSWORD'] ?? '';
  if (!isStrongPassword(password)) {
    throw new Refused('Set ADMIN_PASSWORD: at least 6 characters with a lowercase and an uppercase letter.');
  }
  const identities = app.get(IdentityProvider, { strict: false });
  const identity = await identities.createAccount(email, password).catch((error: unknown) => {
    if (error instanceof EmailAlreadyInUse) return identities.findByEmail(email);
    throw error;
  });
  if (!identity) throw new Refused(`${email} was removed a moment ago.`);
  await app.get(SavePerson, { strict: false }).execute({
    identityId: identity.id,
    email,
    provider: 'password',
    name,
    image: '',
    role: 'Worker',
  });
  return identity.id;
}

async function verifyLedger(app: INestApplicationContext): Promise<void> {
  const { sum, transfers, mismatches, negative, byKind } = await app.get(LedgerAudit, { strict: false }).run();
  for (const [kind, coins] of Object.entries(byKind)) say(`${kind.padEnd(12)}${coins}`);
  for (const { account, stored, transferred } of mismatches) {
    console.error(`${account} has ${stored} coins, its transfers come to ${transferred}.`);
  }
  for (const account of negative) console.error(`${account} is below zero.`);
  say(`${transfers} transfers, the sum over all accounts is ${sum}.`);
  if (sum !== 0 || mismatches.length > 0 || negative.length > 0) process.exitCode = 1;
}

async function showUser(app: INestApplicationContext, options: Options): Promise<void> {
  const email = emailOf(options);
  const person = await app.get(People, { strict: false }).find(email);
  if (!person) throw new Refused(`Nobody here has the e-mail address ${email}.`);
  const balance = (await app.get(Balances, { strict: false }).of([person.id])).get(person.id);
  const { id, name, role } = person;
  say(`${name} <${email}>\n${role}, ${id}\n${balance?.available ?? 0} coins available, ${balance?.held ?? 0} held`);
}

async function listRefunds(app: INestApplicationContext): Promise<void> {
  const refunds = app.get(Refunds, { strict: false });
  for (const { transactionId, cents, paidAt, checkoutSession } of await refunds.due(MOST_REFUNDS_SHOWN)) {
    say(
      `${transactionId}  $${dollarsOfCents(cents).toFixed(2)}  ${new Date(paidAt).toISOString()}  ${checkoutSession ?? ''}`,
    );
  }
  say(`${await refunds.count()} payments to give back.`);
}

async function endRefund(app: INestApplicationContext, { transaction }: Options): Promise<void> {
  if (!transaction) throw new Refused(USAGE);
  if (!(await app.get(Refunds, { strict: false }).done(transaction))) {
    throw new Refused(`${transaction} is not on the list of payments to give back.`);
  }
  say(`${transaction} is off the list.`);
}

async function listCases(app: INestApplicationContext): Promise<void> {
  const cases = app.get(PaymentCases, { strict: false });
  for (const each of (await cases.open(undefined, MOST_REFUNDS_SHOWN)).data) {
    const { _id, time, kind, reason, payment, amount, currency, frozenCoins, transID } = each;
    say(
      `${_id}  ${time}  ${kind}: ${reason}  ${amount.toFixed(2)} ${currency}  ${payment}  ${transID ?? '-'}  ${frozenCoins} coins frozen`,
    );
  }
  say(`${await cases.count()} payments to look at.`);
}

async function endCase(app: INestApplicationContext, { id }: Options): Promise<void> {
  if (!id) throw new Refused(USAGE);
  if (!(await app.get(PaymentCases, { strict: false }).done(id))) {
    throw new Refused(`${id} is not on the list of payments to look at.`);
  }
  say(`${id} is off the list.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function emailOf({ email }: Options): string {
  if (!email) throw new Refused(USAGE);
  return normalEmail(email);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const mendable = error instanceof Refused || error instanceof BadSetting || error instanceof DatabaseUnreachable;
  const wrongOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(mendable ? error.message : wrongOption ? USAGE : error);
  process.exit(1);
});
