import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A moment in the exchange between the API and its database: right before a statement arrives there, or right after it
 * was answered.
 */
export interface Moment {
  readonly when: 'before' | 'after';
  readonly statement: string | RegExp;
}

/** A proxy between an API and its database, which detects certain statements. */
export class DatabaseProxy {
  private armed: { readonly moment: Moment; readonly reached: () => void } | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(databasePort: number): Promise<DatabaseProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new DatabaseProxy(server, (server.address() as { port: number }).port);
    server.on('connection', (client) => proxy.join(client, connect(databasePort, '127.0.0.1')));
    return proxy;
  }

  /** Calls `reached` at the next such moment; with "before", the statement never arrives. */
  at(moment: Moment, reached: () => void): void {
    this.armed = { moment, reached };
  }

  /** Stops detecting statements. */
  disarm(): void {
    this.armed = undefined;
  }

  /** Ends every connection; new ones are accepted. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): void {
    this.server.close();
    this.cut();
  }

  private join(client: Socket, database: Socket): void {
    let answering: (() => void) | undefined;
    client.on('data', (part) => {
      const detected = this.detect(part);
      if (detected?.moment.when === 'before') return detected.reached();
      answering = detected?.reached;
      database.write(part);
    });
    database.on('data', (part) => {
      if (answering) return answering();
      client.write(part);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }

  private detect(part: Buffer): DatabaseProxy['armed'] {
    const { armed } = this;
    if (!armed || !has(part, armed.moment.statement)) return undefined;
    this.armed = undefined;
    return armed;
  }
}

const has = (part: Buffer, statement: string | RegExp) =>
  typeof statement === 'string' ? part.includes(statement) : statement.test(part.toString('latin1'));
