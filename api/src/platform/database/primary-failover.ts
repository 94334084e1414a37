import { type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { hostUrlsOf } from './addresses';
import { type ServerState, stateOf } from './server-state';
import { socketTo } from './socket-to';
import { type DatabaseTls, tlsOf, withoutOptions } from './tls-options';

/** What a driver's connection was opened with; the connection keeps it. */
type Opened = object;

const WATCH_MS = 1_000;

/** So soon after nobody was found, nobody is asked again. */
const BREATH_MS = 200;

/**
 * The servers that DATABASE_URL names, in order of preference, and the one of them that this process uses for everything: the
 * first that takes writes. It is left when it is lost, read-only or not ready; while no other one takes writes, it is kept, and
 * what can be read is.
 *
 * From a server that takes writes the process goes back to a preferred one only inside of a Galera cluster, where both have
 * the same rows: any other that takes writes again may be an old primary that lacks what was acknowledged since.
 */
export class PrimaryFailover {
  private readonly log = new Logger('Database');
  private readonly addresses: readonly [string, ...string[]];
  private inUse: string;
  private readonly sockets = new Map<Socket, string>();
  private readonly numbers = new WeakMap<Opened, number>();
  private opened = 0;
  private leftUpTo = 0;
  private doubted = false;
  private looking: Promise<void> | undefined;
  private foundNobodyAt = 0;
  private watch: NodeJS.Timeout | undefined;
  private encrypted: { readonly tls: DatabaseTls | undefined } | undefined;

  constructor(private readonly databaseUrl: string) {
    this.addresses = hostUrlsOf(withoutOptions(databaseUrl).replace(/^mariadb:/, 'mysql:'));
    this.inUse = this.addresses[0];
  }

  /** The server in use, as an address of one host. */
  get address(): string {
    return this.inUse;
  }

  /** How connections are encrypted; undefined: not at all. Throws where its file cannot be read. */
  get tls(): DatabaseTls | undefined {
    return (this.encrypted ??= { tls: tlsOf(this.databaseUrl) }).tls;
  }

  /** Finds the server to begin with, and watches it from then on. One that has no alternative needs neither. */
  async open(): Promise<void> {
    if (this.addresses.length === 1) return;
    await this.look();
    // Reads are not refused by a server that became read-only: somebody has to ask.
    this.watch = setInterval(() => void this.look(), WATCH_MS).unref();
  }

  close(): void {
    clearInterval(this.watch);
  }

  /** The socket for a connection that the driver opens: it leads to the server in use. */
  readonly dial = ({ config }: { readonly config: Opened }): Socket => {
    const socket = socketTo(this.inUse, config);
    this.numbers.set(config, (this.opened += 1));
    this.sockets.set(socket, this.inUse);
    return socket.on('close', () => this.sockets.delete(socket));
  };

  /** After a doubt: resolved once the server in use is known again. Undefined where nothing is to be waited for. */
  pendingFailover(): Promise<void> | undefined {
    return this.doubted && Date.now() >= this.foundNobodyAt + BREATH_MS ? this.look() : undefined;
  }

  /** Whether nobody should use this connection any more. */
  isLeft(opened: Opened): boolean {
    return (this.numbers.get(opened) ?? 0) <= this.leftUpTo;
  }

  /** Its server is not what it was: leaves it, with all connections that were opened before it. */
  leave(opened: Opened): void {
    if (this.isLeft(opened)) return;
    this.leftUpTo = this.numbers.get(opened) ?? 0;
    this.markSuspect();
  }

  /** The server in use could not be reached, or did not do what a primary does. */
  markSuspect(): void {
    this.doubted = this.addresses.length > 1;
  }

  private look(): Promise<void> {
    return (this.looking ??= this.choose().finally(() => (this.looking = undefined)));
  }

  private async choose(): Promise<void> {
    const own = await stateOf(this.inUse, this.tls);
    const settled = own.writable && (!own.everywhere || this.inUse === this.addresses[0]);
    const next = settled ? this.inUse : await this.firstBeside(own);
    this.doubted = next === undefined;
    if (next === undefined) this.foundNobodyAt = Date.now();
    else if (next !== this.inUse) this.move(next, own);
  }

  private async firstBeside(own: ServerState): Promise<string | undefined> {
    const ask = async (address: string) => (address === this.inUse ? own : stateOf(address, this.tls));
    const states = await Promise.all(this.addresses.map(ask));
    const serves = (state: ServerState) => state.writable && (!own.writable || state.everywhere);
    return this.addresses[states.findIndex(serves)];
  }

  private move(address: string, own: ServerState): void {
    const old = this.inUse;
    const reason = own.writable ? 'it is preferred, and ready again' : `${hostOf(old)} ${own.because}`;
    this.log.warn(`The database is ${hostOf(address)} from now on: ${reason}`);
    this.inUse = address;
    this.leftUpTo = this.opened;
    if (!own.writable && !own.answers) this.cut(old);
  }

  /** Who waits for an answer of a silent server is told at once that it was lost, as the network would tell in the end. */
  private cut(address: string): void {
    for (const [socket, of] of this.sockets) {
      if (of === address) socket.destroy(Object.assign(new Error('The server is silent.'), { code: 'ECONNRESET' }));
    }
  }
}

const hostOf = (address: string): string => new URL(address).host;
