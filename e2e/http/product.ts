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

/** The product on an empty SQLite database; its origin. */
export async function product(): Promise<string> {
  const storage = await ownStorage();
  const port = String(await freePort());
  await launch({ ...storage.environment, PORT: port }).ready();
  return `http://localhost:${port}`;
}

afterAll(async () => {
  // The product before its data.
  for (const end of started.reverse()) await end();
});
