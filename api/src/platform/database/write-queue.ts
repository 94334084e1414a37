import { StorageUnavailable } from './storage-errors';

/** SQLite has one connection for writes: units of work use it one after another, in order of arrival. */
export class WriteQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Throws StorageUnavailable, without running `work`, when the wait exceeds `timeout` milliseconds. */
  run<T>(work: () => Promise<T>, timeout: number): Promise<T> {
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new StorageUnavailable(new Error('The turn to write did not come in time.')));
      }, timeout);
      const current = this.last.then(async () => {
        clearTimeout(timer);
        if (!late) resolve(await work());
      });
      current.catch(reject);
      this.last = current.catch(() => undefined);
    });
  }
}
