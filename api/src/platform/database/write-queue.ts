import { StorageUnavailable } from './storage-errors';

/** SQLite has one connection for writes: units of work use it one after another, in order of arrival. */
export class WriteQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Throws StorageUnavailable, without running `work`, when the wait exceeds `patience` milliseconds. */
  run<T>(work: () => Promise<T>, patience: number): Promise<T> {
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new StorageUnavailable(new Error('The turn to write did not come in time.')));
      }, patience);
      const mine = this.last.then(async () => {
        clearTimeout(timer);
        if (!late) resolve(await work());
      });
      mine.catch(reject);
      this.last = mine.catch(() => undefined);
    });
  }
}
