import { getState } from 'jest-circus';
import { resetIds } from '../../src/kernel/ids';
import { openDatabases } from '../support/databases';
import { clearSentStatements } from '../support/sent-statements';

/** The start of the product restricts its files to its own user, for the whole process. */
const umask = process.umask();
/** The time limit of a test or hook without its own, in milliseconds. */
const TIMEOUT_MS = 120_000;
const SET_BY_SHARP = 'VIPSHOME';
/**
 * How long sockets and their timers may last after the last test: the driver's timer for a failed connection is 5
 * seconds.
 */
const SETTLING_MS = 6_000;

interface Spy {
  readonly owner: Record<PropertyKey, unknown>;
  readonly method: PropertyKey;
}

type Block = ReturnType<typeof getState>['rootDescribeBlock'];

interface Entry {
  fn?: unknown;
  readonly timeout?: number | null;
}

/** Unhandled rejections. The runner would end its process at the first, before a test that awaits it later. */
const rejections = new Map<Promise<unknown>, unknown>();
process.on('unhandledRejection', (reason, promise) => rejections.set(promise, reason));
process.on('rejectionHandled', (promise) => rejections.delete(promise));

let resources: Record<string, number> | undefined;
let spies: Spy[] = [];
let environment: Record<string, string | undefined>;

/**
 * Called when a test file has been loaded, after its own hooks. Files of a worker share its process, so a file that
 * leaves timers, open handles, spies, settings or databases behind fails the run. The runner has no time limits: they
 * are set here.
 */
export function guard(file: string): void {
  const { spyOn } = jest;
  spies = [];
  environment = { ...process.env };
  resources ??= openResources();
  jest.spyOn = ((owner: Spy['owner'], method: string, ...rest: []) => {
    spies.push({ owner, method });
    return spyOn(owner, method as never, ...rest);
  }) as typeof jest.spyOn;
  clearSentStatements();
  limit(getState().rootDescribeBlock);
  afterAll(async () => {
    jest.spyOn = spyOn;
    const left = [
      ...rejectionsLeft(),
      ...spiesLeft(),
      ...environmentLeft(),
      ...openDatabases,
      ...(await resourcesLeft()),
    ];
    resetIds();
    process.umask(umask);
    // Reported once, for the file that caused it.
    resources = openResources();
    openDatabases.clear();
    if (left.length > 0) throw new Error(`${file} leaves behind: ${left.join(', ')}`);
  });
}

function limit(block: Block): void {
  for (const hook of block.hooks) limitEntry(hook, hook.type);
  for (const child of block.children) {
    if (child.type === 'describeBlock') limit(child);
    else limitEntry(child, child.name);
  }
}

function limitEntry(entry: Entry, name: string): void {
  const run = entry.fn as () => unknown;
  const timeout = entry.timeout ?? TIMEOUT_MS;
  entry.fn = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name}: has not ended after ${timeout} ms`)), timeout);
    });
    // A test that fails immediately must not leave a timer.
    const ended = (async () => run())();
    await Promise.race([ended, late]).finally(() => clearTimeout(timer));
  };
}

function rejectionsLeft(): string[] {
  const left = [...rejections.values()];
  rejections.clear();
  return left.map((reason) => `the unhandled rejection ${reason instanceof Error ? reason.stack : String(reason)}`);
}

function spiesLeft(): string[] {
  const left = spies.filter(({ owner, method }) => (owner[method] as { _isMockFunction?: boolean })?._isMockFunction);
  jest.restoreAllMocks();
  return left.map(({ method }) => `the spy on ${String(method)}`);
}

function environmentLeft(): string[] {
  const names = [...new Set([...Object.keys(environment), ...Object.keys(process.env)])];
  return names
    .filter((name) => name !== SET_BY_SHARP && process.env[name] !== environment[name])
    .map((name) => `the variable ${name}`);
}

async function resourcesLeft(): Promise<string[]> {
  const deadline = Date.now() + SETTLING_MS;
  let left = aboveBaseline(openResources());
  while (left.length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    left = aboveBaseline(openResources());
  }
  return left;
}

function aboveBaseline(now: Record<string, number>): string[] {
  return Object.entries(now)
    .filter(([kind, count]) => count > (resources?.[kind] ?? 0))
    .map(([kind, count]) => `${count - (resources?.[kind] ?? 0)} x ${kind}`);
}

function openResources(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
