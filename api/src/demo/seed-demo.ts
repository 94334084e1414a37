import { randomBytes } from 'node:crypto';
import { type INestApplicationContext, type Type } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Config } from '../config';
import { IdentityProvider } from '../contexts/identity/application/identity-provider';
import { EmailAlreadyInUse, Membership, type Person, SavePerson } from '../contexts/identity';
import { StorePicture } from '../contexts/images';
import { BuyCoins } from '../contexts/payments/application/buy-coins';
import { DEMONSTRATION } from '../contexts/site';
import { AcceptSubmission } from '../contexts/submissions/application/accept-submission';
import { SubmitWork } from '../contexts/submissions/application/submit-work';
import { PostTask } from '../contexts/tasks/application/post-task';
import { Wallets } from '../contexts/wallet';
import { RequestWithdrawal } from '../contexts/withdrawals/application/request-withdrawal';
import { calendarDay, Clock } from '../kernel/clock';
import { coins } from '../kernel/coins';
import { type Id, newId } from '../kernel/ids';
import { TASKS, WORKERS } from './cast';
import { portrait, scene } from './pictures';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What all of the demonstration's tasks cost together, and something to go on with. */
const BUYER_COINS = 4_000;

const PROOF = 'Done as described. You find everything here: https://example.com/kaaj-demonstration';

interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * Fills an installation in demonstration mode, by the same use cases that people go through: the three people everybody may
 * sign in as, and on the first run tasks, work on them and a payout to decide. Does nothing where they are there already.
 */
export async function seedDemo(app: INestApplicationContext): Promise<void> {
  const get = <T>(type: Type<T> | (abstract new () => T)): T => app.get(type, { strict: false });
  let hue = 10;

  async function join({ email, password, name, role }: Newcomer): Promise<Person | undefined> {
    hue += 53;
    try {
      const { id: identityId } = await get(IdentityProvider).createAccount(email, password);
      const image = await get(StorePicture).execute(identityId, await portrait(hue));
      const first = role === 'Admin' ? 'Worker' : role;
      const person = await get(SavePerson).execute({
        identityId,
        email,
        provider: 'password',
        name,
        image,
        role: first,
      });
      if (role === 'Admin') await get(Membership).promote(person.id);
      return person;
    } catch (error) {
      if (error instanceof EmailAlreadyInUse) return undefined;
      throw error;
    }
  }

  const people = new Map<Role, Person | undefined>();
  for (const person of DEMONSTRATION) people.set(person.role, await join(person));
  const buyer = people.get('Buyer');
  const worker = people.get('Worker');
  // Somebody else's first run made them, or is just making them.
  if (!buyer || !worker) return;

  await giveCoins(get, buyer);
  const tasks = await postTasks(get, buyer.id);
  const workers: Person[] = [worker];
  for (const [index, name] of WORKERS.entries()) {
    const password = randomBytes(24).toString('base64url');
    const other = await join({
      email: `worker-${index + 1}@kaaj.example`,
      password: `aA${password}`,
      name,
      role: 'Worker',
    });
    if (other) workers.push(other);
  }
  await work(get, buyer.id, workers, tasks);
}

type Get = <T>(type: Type<T> | (abstract new () => T)) => T;

/** With a real payment service nothing is bought without paying; the coins then come as a correction. */
async function giveCoins(get: Get, buyer: Person): Promise<void> {
  if (get(Config).stripe) {
    await get(Wallets).correct({ personId: buyer.id, coin: BUYER_COINS, reference: newId() });
    return;
  }
  for (let bought = 0; bought < BUYER_COINS; bought += 1000) {
    await get(BuyCoins).execute({ buyerId: buyer.id, buyerEmail: buyer.email, coins: 1000, key: undefined });
  }
}

async function postTasks(get: Get, buyerId: Id): Promise<Id[]> {
  const ids: Id[] = [];
  for (const [index, { title, detail, submissionInfo, slots, payable, days, motif }] of TASKS.entries()) {
    const imageUrl = await get(StorePicture).execute(buyerId, await scene(motif, 30 + index * 57));
    const completionDate = calendarDay(get(Clock).now() + days * DAY_MS, get(Config).timeZone);
    const draft = { buyerId, title, detail, submissionInfo, slots, payable: coins(payable), completionDate, imageUrl };
    ids.push((await get(PostTask).execute(draft)).id);
  }
  return ids;
}

/** Everybody has something accepted, so that there are best workers; some work waits for the Buyer, one payout for the Admin. */
async function work(get: Get, buyerId: Id, workers: readonly Person[], tasks: readonly Id[]): Promise<void> {
  const [photo, survey, , hours, pictures, video] = tasks as [Id, Id, Id, Id, Id, Id];
  const send = async (taskId: Id, { id: workerId }: Person, accepted: boolean) => {
    const { id: submissionId } = await get(SubmitWork).execute({ taskId, workerId, role: 'Worker', detail: PROOF });
    if (accepted) await get(AcceptSubmission).execute({ submissionId, buyerId, reason: '' });
  };
  for (const [index, person] of workers.entries()) {
    await send(survey, person, true);
    if (index < 4) await send(photo, person, index < 2);
    if (index > 1) await send(pictures, person, index % 2 === 0);
    if (index > 3) await send(hours, person, true);
  }
  const [, busy] = workers as [Person, Person];
  await send(video, busy, true);
  await get(RequestWithdrawal).execute({
    workerId: busy.id,
    coins: coins(200),
    paymentSystem: 'bkash',
    accountNumber: '01700000000',
  });
}
