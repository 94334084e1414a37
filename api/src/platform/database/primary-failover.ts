import { type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { hostUrlsOf } from './addresses';
import { type ServerState, stateOf } from './server-state';
import { socketTo } from './socket-to';
import { type DatabaseTls, tlsOf, withoutOptions } from './tls-options';

/** The config object of a driver's connection, which identifies it. */
type Opened = object;

const WATCH_MS = 1_000;

/** Minimum interval between searches after no writable server was found. */
const MIN_SEARCH_INTERVAL_MS = 200;

/**
 * Selects the server for all connections of this process: the first of DATABASE_URL's hosts that is writable. Fails
 * over when that one is unreachable, read-only or not ready. While no host is writable the current one stays in use,
 * for reads.
 *
 * Fails back to a preferred host only within a Galera cluster, where all nodes have the same rows. Elsewhere a host
 * that is writable again may be an old primary that lacks committed transactions.
 */
export class PrimaryFailover {
  private readonly log = new Logger('Database');
  private readonly addresses: readonly [string, ...string[]];
  private inUse: string;
  private readonly sockets = new Map<Socket, string>();
  private readonly numbers = new WeakMap<Opened, number>();
  private opened = 0;
  private retiredUpTo = 0;
  private suspect = false;
  private checking: Promise<void> | undefined;
  private noneFoundAt = 0;
  private watch: NodeJS.Timeout | undefined;
  private encrypted: { readonly tls: DatabaseTls | undefined } | undefined;

  constructor(private readonly databaseUrl: string) {
    this.addresses = hostUrlsOf(withoutOptions(databaseUrl).replace(/^mariadb:/, 'mysql:'));
    this.inUse = this.addresses[0];
  }

  /** URL of the current server. */
  get address(): string {
    return this.inUse;
  }

  /** TLS options of connections; undefined for plain text. Throws where a certificate file cannot be read. */
  get tls(): DatabaseTls | undefined {
    return (this.encrypted ??= { tls: tlsOf(this.databaseUrl) }).tls;
  }

  /** Selects the server, and then checks it at intervals. With a single host neither is needed. */
  async open(): Promise<void> {
    if (this.addresses.length === 1) return;
    await this.check();
    // A server that became read-only still answers reads, so only a check notices it.
    this.watch = setInterval(() => void this.check(), WATCH_MS).unref();
  }

  close(): void {
    clearInterval(this.watch);
  }

  /** Opens the driver's sockets to the current server. */
  readonly dial = ({ config }: { readonly config: Opened }): Socket => {
    const socket = socketTo(this.inUse, config);
    this.numbers.set(config, (this.opened += 1));
    this.sockets.set(socket, this.inUse);
    return socket.on('close', () => this.sockets.delete(socket));
  };

  /** After a suspected failure: resolves when a server is selected. Undefined where there is nothing to wait for. */
  pendingFailover(): Promise<void> | undefined {
    return this.suspect && Date.now() >= this.noneFoundAt + MIN_SEARCH_INTERVAL_MS ? this.check() : undefined;
  }

  /** Whether the connection must not be used any more. */
  isRetired(opened: Opened): boolean {
    return (this.numbers.get(opened) ?? 0) <= this.retiredUpTo;
  }

  /** Marks this connection and all older ones as not to be used, since its server is no longer the primary. */
  retire(opened: Opened): void {
    if (this.isRetired(opened)) return;
    this.retiredUpTo = this.numbers.get(opened) ?? 0;
    this.markSuspect();
  }

  /** Marks the current server as suspect: it was unreachable, or did not act as a primary. */
  markSuspect(): void {
    this.suspect = this.addresses.length > 1;
  }

  private check(): Promise<void> {
    return (this.checking ??= this.choose().finally(() => (this.checking = undefined)));
  }

  private async choose(): Promise<void> {
    const currentState = await stateOf(this.inUse, this.tls);
    const settled = currentState.writable && (!currentState.everywhere || this.inUse === this.addresses[0]);
    const next = settled ? this.inUse : await this.firstAvailable(currentState);
    this.suspect = next === undefined;
    if (next === undefined) this.noneFoundAt = Date.now();
    else if (next !== this.inUse) this.move(next, currentState);
  }

  private async firstAvailable(currentState: ServerState): Promise<string | undefined> {
    const stateAt = async (address: string) => (address === this.inUse ? currentState : stateOf(address, this.tls));
    const states = await Promise.all(this.addresses.map(stateAt));
    const serves = (state: ServerState) => state.writable && (!currentState.writable || state.everywhere);
    return this.addresses[states.findIndex(serves)];
  }

  private move(address: string, currentState: ServerState): void {
    const old = this.inUse;
    const reason = currentState.writable
      ? 'it is preferred, and ready again'
      : `${hostOf(old)} ${currentState.because}`;
    this.log.warn(`Switched to the database ${hostOf(address)}: ${reason}`);
    this.inUse = address;
    this.retiredUpTo = this.opened;
    if (!currentState.writable && !currentState.answers) this.closeSocketsTo(old);
  }

  /** Fails requests to an unresponsive server immediately, without waiting for the network's timeout. */
  private closeSocketsTo(address: string): void {
    for (const [socket, of] of this.sockets) {
      if (of === address) socket.destroy(Object.assign(new Error('The server is silent.'), { code: 'ECONNRESET' }));
    }
  }
}

const hostOf = (address: string): string => new URL(address).host;
