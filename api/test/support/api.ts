import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Call {
  readonly method: string;
  /** Without /api, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; text and bytes are sent unchanged. */
  readonly body?: unknown;
  /** The caller's IP address, when the transport lets one choose it. */
  readonly from?: string;
}

export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly { readonly field: string }[];
}

/** An answer of the API. */
export class Answer {
  constructor(
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
    readonly text: string,
  ) {}

  get ok(): boolean {
    return this.status < 400;
  }

  json<T>(): T {
    return JSON.parse(this.text) as T;
  }

  /** The content of the envelope. Throws for an error, with its details. */
  data<T>(): T {
    if (!this.ok) throw new Error(`${this.status} ${this.text}`);
    return this.json<{ data: T }>().data;
  }

  get problem(): Problem {
    return this.json<Problem>();
  }

  /** The error code, or the empty text for none. */
  get code(): string {
    return this.ok ? '' : this.problem.code;
  }
}

/** A transport to the API. Throws when no answer arrives. */
export interface Api {
  /** The origin that the API considers its own. */
  readonly origin: string;
  send(call: Call): Promise<Answer>;
}

/** Directly into the app of this process, without a socket. */
export function injectedApi(app: NestFastifyApplication, origin: string): Api {
  return {
    origin,
    send: async ({ method, path, headers, body, from = '127.0.0.1' }) => {
      const payload = body === undefined ? undefined : bytesOf(body);
      const answer = await app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        headers: { ...typeOf(body), ...headers },
        remoteAddress: from,
        ...(payload !== undefined && { payload }),
      });
      return new Answer(answer.statusCode, answer.headers as IncomingHttpHeaders, answer.payload);
    },
  };
}

/** Over keep-alive sockets, to any of the servers each time. */
export function remoteApi(origin: string, servers: readonly string[], connections = 64): Api & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    origin,
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const server = servers[Math.floor(Math.random() * servers.length)];
        const payload = body === undefined ? undefined : bytesOf(body);
        const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
        const request = httpRequest(
          `${server}/api${path}`,
          { method, agent, headers: { ...typeOf(body), ...length, ...headers } },
          (response) => {
            if (response.headers['content-type']?.startsWith('text/event-stream')) {
              // It never ends: it is enough that it began.
              resolve(new Answer(response.statusCode ?? 0, response.headers, ''));
              return void request.destroy();
            }
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('error', reject);
            response.on('end', () =>
              resolve(new Answer(response.statusCode ?? 0, response.headers, Buffer.concat(parts).toString())),
            );
          },
        );
        request.on('error', reject);
        request.end(payload);
      }),
  };
}

/** Calls without a socket, except for streams: those never end. */
export function streamsOver(sockets: Api, injected: Api): Api {
  const isStream = (path: string) => path.startsWith('/notification/stream');
  return { ...injected, send: (call) => (isStream(call.path) ? sockets : injected).send(call) };
}

function bytesOf(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function typeOf(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' };
}
