/** A queue of events: the earliest first, those of one moment in the order in which they were scheduled. */
export class Events {
  #heap = [];
  #asked = 0;
  /** Milliseconds since the beginning. */
  now = 0;

  in(milliseconds, happens) {
    const event = { at: this.now + milliseconds, order: this.#asked++, happens };
    const heap = this.#heap;
    let place = heap.push(event) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(event, heap[parent])) break;
      heap[place] = heap[parent];
      place = parent;
    }
    heap[place] = event;
  }

  /** Runs all events up to a moment. */
  runUntil(end) {
    while (this.#heap.length > 0 && this.#heap[0].at <= end) {
      const event = this.#next();
      this.now = event.at;
      event.happens();
    }
    this.now = end;
  }

  #next() {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (heap.length > 0) {
      let place = 0;
      for (;;) {
        let child = 2 * place + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && before(heap[child + 1], heap[child])) child += 1;
        if (!before(heap[child], last)) break;
        heap[place] = heap[child];
        place = child;
      }
      heap[place] = last;
    }
    return first;
  }
}

const before = (one, other) => one.at < other.at || (one.at === other.at && one.order < other.order);

/** A semaphore with so many slots; others wait in a queue. */
export class Semaphore {
  #waiting = [];
  #first = 0;
  #taken = 0;
  #busySince = 0;
  /** Milliseconds of places that were taken, over all of them. */
  #busy = 0;

  constructor(events, count) {
    this.events = events;
    this.count = count;
  }

  take(then) {
    if (this.#taken === this.count) this.#waiting.push(then);
    else {
      this.#count(1);
      then();
    }
  }

  leave() {
    if (this.#first === this.#waiting.length) return this.#count(-1);
    const next = this.#waiting[this.#first++];
    if (this.#first > 1_000) {
      this.#waiting.splice(0, this.#first);
      this.#first = 0;
    }
    // Scheduled, not run at once: the caller that releases continues first.
    this.events.in(0, next);
  }

  /** Share of the time in which its places were taken. */
  get use() {
    this.#count(0);
    return this.#busy / (this.events.now * this.count);
  }

  #count(change) {
    const { now } = this.events;
    this.#busy += (now - this.#busySince) * this.#taken;
    this.#busySince = now;
    this.#taken += change;
  }
}

/** A disk with group commit: one flush covers all requests until it started. */
export class Disk {
  #asking = [];
  #writing = false;

  constructor(events, milliseconds) {
    this.events = events;
    this.milliseconds = milliseconds;
  }

  flush(then) {
    this.#asking.push(then);
    if (!this.#writing) this.#write();
  }

  #write() {
    const these = this.#asking;
    this.#asking = [];
    this.#writing = true;
    this.events.in(this.milliseconds, () => {
      this.#writing = false;
      if (this.#asking.length > 0) this.#write();
      for (const then of these) then();
    });
  }
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32, by Tommy Ettinger). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
