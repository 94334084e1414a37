import { calls } from './calls.mjs';
import { Disk, Events, Semaphore, random } from './events.mjs';

/** Connections of one process for reads, and for units of work: docs/scaling.md. */
const CONNECTIONS = 3;

/**
 * Simulates requests through processes, connections, locks, cores and a disk. `costs` of a call are milliseconds:
 * `api`, `database` and `client` of CPU time, `waiting` for the network, in all of its round trips together. `machine`:
 * { processes, cores: of each process's machine, databaseCores, flush: ms, shared: all on one machine, with the clients
 * }. `market`: { tasks, buyers }.
 */
export class Simulation {
  constructor({ costs, machine, market, seed = 1 }) {
    this.events = new Events();
    this.costs = costs;
    this.market = market;
    this.random = random(seed);
    const { processes, databaseCores, flush, shared } = machine;
    this.databaseCores = new Semaphore(this.events, databaseCores);
    this.disk = new Disk(this.events, flush);
    this.processes = Array.from({ length: processes }, () => ({
      thread: new Semaphore(this.events, 1),
      // A process is one thread: on a machine of its own it uses one core at most.
      cores: shared ? this.databaseCores : new Semaphore(this.events, 1),
      readers: new Semaphore(this.events, CONNECTIONS),
      writers: new Semaphore(this.events, CONNECTIONS),
    }));
    this.clients = shared && { thread: new Semaphore(this.events, 1), cores: this.databaseCores };
    this.rows = new Map();
    this.next = 0;
    /** Milliseconds of each call that has ended, by its name. */
    this.times = new Map();
  }

  /** Closed loop: `connections` clients that send the next request after each answer. Returns answers per second. */
  closedLoop(name, connections, milliseconds) {
    let answered = 0;
    const ask = () =>
      this.call(name, () => {
        answered += 1;
        ask();
      });
    for (let client = 0; client < connections; client += 1) ask();
    this.events.runUntil(milliseconds);
    return (answered / milliseconds) * 1000;
  }

  /** Open loop: requests that arrive at `rates` of each call per second. */
  openLoop(rates, milliseconds) {
    for (const [name, rate] of Object.entries(rates)) {
      const come = () => {
        this.call(name, () => undefined);
        this.events.in((-Math.log(1 - this.random()) / rate) * 1000, come);
      };
      this.events.in((this.random() / rate) * 1000, come);
    }
    this.events.runUntil(milliseconds);
  }

  call(name, then) {
    const { reads, unit = 0, locks = () => [] } = calls[name];
    const cost = this.costs[name];
    const trips = reads + unit;
    const process = this.processes[this.next++ % this.processes.length];
    const began = this.events.now;
    const held = [];
    const steps = [];
    const add = (...more) => steps.push(...more);
    const work = (place, milliseconds) => (go) => this.#work(place, milliseconds, go);
    const database = () => (go) => {
      this.databaseCores.take(() =>
        this.events.in(this.#about(cost.database / trips), () => {
          this.databaseCores.leave();
          go();
        }),
      );
    };
    const wait = (go) => this.events.in(cost.waiting / (trips + 1), go);
    /** The database waits for a row lock while it executes the statement. */
    const trip = (rows = []) =>
      add(
        work(process, cost.api / (trips + 1)),
        wait,
        ...rows.map(
          ({ key }) =>
            (go) =>
              this.#hold(key, held, go),
        ),
        database(),
      );
    if (this.clients) add(work(this.clients, cost.client / 2));
    for (let read = 0; read < reads; read += 1) {
      add((go) => process.readers.take(go));
      trip();
      add((go) => (process.readers.leave(), go()));
    }
    if (unit > 0) add((go) => process.writers.take(go));
    const rows = locks(this.market).map((lock) => ({
      ...lock,
      key: `${lock.row} ${Math.floor(this.random() * lock.of)}`,
    }));
    for (let number = 1; number <= unit; number += 1) {
      trip(rows.filter((row) => row.trip === number));
    }
    if (unit > 0) {
      add(
        (go) => (held.forEach((row) => row.leave()), go()),
        (go) => this.disk.flush(go),
        (go) => (process.writers.leave(), go()),
      );
    }
    add(work(process, cost.api / (trips + 1)), wait);
    if (this.clients) add(work(this.clients, cost.client / 2));
    const end = () => {
      if (!this.times.has(name)) this.times.set(name, []);
      this.times.get(name).push(this.events.now - began);
      then();
    };
    let place = 0;
    const go = () => (place === steps.length ? end() : steps[place++](go));
    go();
  }

  #work({ thread, cores }, milliseconds, go) {
    thread.take(() =>
      cores.take(() =>
        this.events.in(this.#about(milliseconds), () => {
          cores.leave();
          thread.leave();
          go();
        }),
      ),
    );
  }

  #hold(key, held, go) {
    if (!this.rows.has(key)) this.rows.set(key, new Semaphore(this.events, 1));
    const row = this.rows.get(key);
    held.push(row);
    row.take(go);
  }

  /** Half as much up to half as much again. */
  #about(milliseconds) {
    return milliseconds * (0.5 + this.random());
  }
}
