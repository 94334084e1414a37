import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../kernel/domain-error';

/** More work waits than this process takes on. Nothing was changed. */
export class TooBusy extends DomainError {
  readonly code = 'server/unavailable';
  readonly refusal = 'busy';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super(ERROR_SENTENCES['server/unavailable']);
  }
}

/** Lets a few pieces of costly work run at once and a bounded number wait; whoever comes after that gets TooBusy. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mostWaiting) throw new TooBusy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
