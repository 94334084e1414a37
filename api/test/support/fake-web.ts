import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';

/** A complete request. */
export interface ReceivedRequest {
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

/** Faults of a foreign server. */
export const SERVER_FAILURES = ['refuses', 'fails', 'sends invalid data', 'hangs up', 'never answers'] as const;
export type ServerFailure = (typeof SERVER_FAILURES)[number];

/** A foreign server on this machine, as far as we need one. */
export class FakeWeb {
  failure: ServerFailure | undefined;
  readonly requests: ReceivedRequest[] = [];

  private constructor(private readonly server: Server) {}

  static async start(answer: (received: ReceivedRequest) => Reply): Promise<FakeWeb> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const fake = new FakeWeb(server);
    server.on('request', (request, response) => void fake.take(request, response, answer));
    return fake;
  }

  private async take(request: IncomingMessage, response: ServerResponse, answer: (received: ReceivedRequest) => Reply) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body: Buffer.concat(parts) };
    this.requests.push(received);
    if (this.failure === 'never answers') return;
    if (this.failure === 'hangs up') return void request.socket.destroy();
    const {
      status,
      type = 'text/plain',
      body = '',
      location,
      headers: more,
    } = failureReply(this.failure) ?? answer(received);
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

function failureReply(failure: ServerFailure | undefined): Reply | undefined {
  if (failure === 'refuses') return { status: 403, body: 'no' };
  if (failure === 'fails') return { status: 500, body: 'broken' };
  if (failure === 'sends invalid data')
    return { status: 200, type: 'text/html', body: '<p>Please sign in to this network' };
  return undefined;
}
