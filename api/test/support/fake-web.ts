import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';

/** A request as it came in, whole. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What can go wrong with somebody else's server. */
export const TROUBLES = ['refuses', 'fails', 'talks nonsense', 'hangs up', 'never answers'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Somebody else's server, as far as we need it, on this machine. */
export class FakeWeb {
  trouble: Trouble | undefined;
  readonly asked: Asked[] = [];

  private constructor(private readonly server: Server) {}

  static async start(answer: (asked: Asked) => Reply): Promise<FakeWeb> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const fake = new FakeWeb(server);
    server.on('request', (request, response) => void fake.take(request, response, answer));
    return fake;
  }

  private async take(request: IncomingMessage, response: ServerResponse, answer: (asked: Asked) => Reply) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    const asked = { method, url, headers, body: Buffer.concat(parts) };
    this.asked.push(asked);
    if (this.trouble === 'never answers') return;
    if (this.trouble === 'hangs up') return void request.socket.destroy();
    const {
      status,
      type = 'text/plain',
      body = '',
      location,
      headers: more,
    } = inTrouble(this.trouble) ?? answer(asked);
    response
      .writeHead(status, { 'content-type': type, ...(location !== undefined && { location }), ...more })
      .end(body);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function inTrouble(trouble: Trouble | undefined): Reply | undefined {
  if (trouble === 'refuses') return { status: 403, body: 'no' };
  if (trouble === 'fails') return { status: 500, body: 'broken' };
  if (trouble === 'talks nonsense')
    return { status: 200, type: 'text/html', body: '<p>Please sign in to this network' };
  return undefined;
}
