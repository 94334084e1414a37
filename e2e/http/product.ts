import { SETTINGS } from '../support/settings';
import { freePort } from '../support/free-port';
import { type Environment, AppProcess } from '../support/app-process';
import { freshStorage, type Storage } from '../support/storage';

const started: (() => Promise<void>)[] = [];

/** An empty data folder, removed after the file's tests. */
export async function ownStorage(): Promise<Storage> {
  const storage = await freshStorage('sqlite');
  started.push(() => storage.remove());
  return storage;
}

/** One `npm start`, which ends when the file is through. */
export function launch(environment: Environment): AppProcess {
  const kaaj = AppProcess.launch({ ...SETTINGS, ...environment });
  started.push(() => kaaj.interrupt());
  return kaaj;
}

export interface Restarted {
  readonly origin: string;
  /** What the first start printed. */
  readonly output: string;
  /** Everybody's ids before and after the second start. */
  readonly people: readonly (readonly string[])[];
}

/** The product on an SQLite database that was empty at its first start, started again with its data. */
export async function restartedProduct(): Promise<Restarted> {
  const storage = await ownStorage();
  const port = String(await freePort());
  const idsOf = async () =>
    (await storage.rows<{ id: string }>('SELECT id FROM person ORDER BY id')).map(({ id }) => id);
  const environment = { ...storage.environment, PORT: port };
  const first = launch(environment);
  await first.ready();
  await first.interrupt();
  const before = await idsOf();
  await launch(environment).ready();
  return { origin: `http://localhost:${port}`, output: first.output, people: [before, await idsOf()] };
}

afterAll(async () => {
  // The product before its data.
  for (const end of started.reverse()) await end();
});
