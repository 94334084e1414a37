import {
  getAccount,
  getEmailPreferences,
  getStatement,
  getUser,
  listBatches,
  listBuyerTasks,
  listClaims,
  listDevices,
  listDisputes,
  listKeys,
  listNotifications,
  listPayments,
  listPayoutAccounts,
  listReceivedSubmissions,
  listTaskFilters,
  listTaskTemplates,
  listWebhooks,
  listWithdrawals,
  listWorkerSubmissions,
} from '@kaaj/api-client';
import { LIMITS, type Role } from '@kaaj/contract';
import { store } from '@kaaj/web-kit';

const size = LIMITS.listPageSizeMax;

/** One answer of the API: a record, or a page of a list with the cursor of the next one. */
interface Answer {
  readonly data: unknown;
  readonly page?: { readonly next: string | null };
}

/** Reads one page, the first without a cursor. */
type Read = (cursor: { readonly cursor?: string }) => Promise<Answer>;

/** Bypasses the cache and stores nothing: each page is read once. */
const AFRESH = { subscribe: false, forceRefetch: true } as const;

/** The user's data, under the names of the file, as the API returns it. */
function readsFor(email: string, role: Role): Readonly<Record<string, Read>> {
  const { dispatch } = store;
  const ofWorker: Record<string, Read> = {
    work: (from) => dispatch(listWorkerSubmissions.initiate({ email, size, ...from }, AFRESH)).unwrap(),
    claims: () => dispatch(listClaims.initiate({ email }, AFRESH)).unwrap(),
    withdrawals: (from) => dispatch(listWithdrawals.initiate({ email, size, ...from }, AFRESH)).unwrap(),
    payoutAccounts: () => dispatch(listPayoutAccounts.initiate(undefined, AFRESH)).unwrap(),
    savedFilters: () => dispatch(listTaskFilters.initiate(undefined, AFRESH)).unwrap(),
  };
  const ofBuyer: Record<string, Read> = {
    tasks: (from) => dispatch(listBuyerTasks.initiate({ email, size, ...from }, AFRESH)).unwrap(),
    batches: (from) => dispatch(listBatches.initiate({ size, ...from }, AFRESH)).unwrap(),
    receivedAndWaiting: (from) =>
      dispatch(listReceivedSubmissions.initiate({ state: 'pending', size, ...from }, AFRESH)).unwrap(),
    receivedAndDecided: (from) =>
      dispatch(listReceivedSubmissions.initiate({ state: 'decided', size, ...from }, AFRESH)).unwrap(),
    taskTemplates: () => dispatch(listTaskTemplates.initiate(undefined, AFRESH)).unwrap(),
    payments: (from) => dispatch(listPayments.initiate({ email, size, ...from }, AFRESH)).unwrap(),
  };
  const ofBoth: Record<string, Read> = {
    statement: (from) => dispatch(getStatement.initiate({ email, size, ...from }, AFRESH)).unwrap(),
    disputes: (from) => dispatch(listDisputes.initiate({ email, size, ...from }, AFRESH)).unwrap(),
    keys: () => dispatch(listKeys.initiate(undefined, AFRESH)).unwrap(),
    webhooks: () => dispatch(listWebhooks.initiate(undefined, AFRESH)).unwrap(),
  };
  return {
    profile: () => dispatch(getUser.initiate({ email }, AFRESH)).unwrap(),
    account: () => dispatch(getAccount.initiate(undefined, AFRESH)).unwrap(),
    noticeMail: () => dispatch(getEmailPreferences.initiate(undefined, AFRESH)).unwrap(),
    devices: () => dispatch(listDevices.initiate(undefined, AFRESH)).unwrap(),
    notifications: (from) => dispatch(listNotifications.initiate({ email, size, ...from }, AFRESH)).unwrap(),
    ...(role !== 'Admin' && ofBoth),
    ...(role === 'Worker' && ofWorker),
    ...(role === 'Buyer' && ofBuyer),
  };
}

async function all(read: Read): Promise<unknown> {
  const first = await read({});
  if (!Array.isArray(first.data)) return first.data;
  const rows: unknown[] = [...(first.data as unknown[])];
  let next = first.page?.next;
  while (next) {
    const answer = await read({ cursor: next });
    rows.push(...(answer.data as unknown[]));
    next = answer.page?.next;
  }
  return rows;
}

/**
 * All data of the user as JSON, as the API returns it. Rejects with an ApiError when a part fails to load: an
 * incomplete file would look complete.
 */
export async function ownData(email: string, role: Role): Promise<string> {
  const parts: Record<string, unknown> = {};
  // One after the other: it is a person's whole life here, and others wait for the server too.
  for (const [name, read] of Object.entries(readsFor(email, role))) parts[name] = await all(read);
  return JSON.stringify(parts, null, 2);
}
