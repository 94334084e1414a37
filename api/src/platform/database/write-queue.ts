import { StorageUnavailable } from './storage-errors';

/** SQLite has one connection to write with: units of work use it one after another, in the order they came. */
export class WriteQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Throws StorageUnavailable, with nothing done, when its turn does not come within `patience` milliseconds. */
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
