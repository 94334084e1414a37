import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../kernel/domain-error';
import { TooManyTries } from './rate-limits';

const SOON_SECONDS = 2;

/** More work waits than this process takes on. Nothing was changed. */
export class TooBusy extends DomainError {
  readonly code = 'server/unavailable';
  readonly refusal = 'busy';
  override readonly retryAfterSeconds = SOON_SECONDS;

  constructor() {
    super(ERROR_SENTENCES['server/unavailable']);
  }
}

/** Who asks for a turn: in which `line`, and of which `place` that line is one. */
export interface Asker {
  readonly line: string;
  readonly place: string;
}

interface Bounds {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number;
  /** Those who may wait, all together. */
  readonly waiting: number;
  /** Running and waiting, of one line and of one place. */
  readonly perLine?: number;
  readonly perPlace?: number;
}

const ANYBODY: Asker = { line: '', place: '' };

/**
 * Lets a few pieces of costly work run at once and a bounded number wait; whoever comes after that gets TooBusy, or TooManyTries where
 * they alone are too many. The places
 * take turns, and at each place its lines, so that nobody waits behind all who came before.
 */
export class Turns {
  private running = 0;
  private waiting = 0;
  private readonly places = new Map<string, Map<string, (() => void)[]>>();
  private readonly perLine = new Tally();
  private readonly perPlace = new Tally();

  constructor(private readonly bounds: Bounds) {}

  async run<T>(work: () => Promise<T>, asker: Asker = ANYBODY): Promise<T> {
    const { line, place } = asker;
    this.refuseTooMuch(asker);
    this.perLine.add(line, 1);
    this.perPlace.add(place, 1);
    try {
      return await this.inTurn(asker, work);
    } finally {
      this.perLine.add(line, -1);
      this.perPlace.add(place, -1);
    }
  }

  private refuseTooMuch({ line, place }: Asker): void {
    const { atOnce, waiting, perLine = Infinity, perPlace = Infinity } = this.bounds;
    if (this.running >= atOnce && this.waiting >= waiting) throw new TooBusy();
    if (this.perLine.of(line) >= perLine || this.perPlace.of(place) >= perPlace) throw new TooManyTries(SOON_SECONDS);
  }

  private async inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.bounds.atOnce) await this.wait(asker);
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.next();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait({ line, place }: Asker): Promise<void> {
    this.waiting += 1;
    const lines = at(this.places, place, () => new Map<string, (() => void)[]>());
    const waiting = at(lines, line, () => []);
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** The first of the line whose turn it is at the place whose turn it is; both then go behind the others. */
  private next(): (() => void) | undefined {
    const [[place, lines] = []] = this.places;
    const [[line, waiting] = []] = lines ?? [];
    if (place === undefined || !lines || line === undefined || !waiting) return undefined;
    const first = waiting.shift();
    lines.delete(line);
    if (waiting.length > 0) lines.set(line, waiting);
    this.places.delete(place);
    if (lines.size > 0) this.places.set(place, lines);
    this.waiting -= 1;
    return first;
  }
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** How many there are of each name; what there is none of takes no room. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, difference: number): void {
    const count = this.of(name) + difference;
    if (count === 0) this.counts.delete(name);
    else this.counts.set(name, count);
  }
}
