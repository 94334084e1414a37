import { StorageUnavailable } from './storage-errors';

/** Runs pieces of work one after another, in the order they came. */
export class FirstInFirstOut {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Like `run`. Throws StorageUnavailable, with nothing done, when its turn does not come within `patience` milliseconds. */
  runSoon<T>(work: () => Promise<T>, patience: number): Promise<T> {
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        reject(new StorageUnavailable(new Error('The turn to write did not come in time.')));
      }, patience);
      const mine = this.run(async () => {
        clearTimeout(timer);
        if (!late) resolve(await work());
      });
      mine.catch(reject);
    });
  }
}
