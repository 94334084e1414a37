import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

const KEY = 'key-of-the-disburser';

/** The settings of an API that pays through the fake; its address besides. */
export const PAYOUT_GATEWAY_SETTINGS = { PAYOUT_GATEWAY: 'http', PAYOUT_API_KEY: KEY };

/**
 * How the fake treats a submission. `lost`: accepted, and the answer is cut off; `never`: cut off before it is read;
 * `late`: rejected, and accepted minutes later.
 */
export type FailureMode = 'good' | 'lost' | 'never' | 'late' | 'refused';

/** A step of an exchange with the fake: a submission or a query arrived, it was accepted, its answer is on its way. */
export type GatewayEvent = 'heard' | 'taken' | 'answered' | 'asked' | 'told';

interface Taken {
  readonly id: string;
  readonly amount: string;
  readonly account: string;
  readonly channel: string;
  readonly reference: string;
  /** From when on it is known. */
  readonly from: number;
}

const LATE_MS = 8 * 60_000;

/**
 * A payout gateway without validation of its client: it pays whatever it accepts, also twice, and answers only what was
 * requested. It accepts only the exact format.
 */
export class FakePayoutGateway {
  readonly taken: Taken[] = [];
  readonly queries: string[] = [];
  /** For each submission in turn; `good` when none is left. */
  readonly failureModes: FailureMode[] = [];
  /** The outcome of accepted payouts; nothing is decided as long as it is `pending`. */
  status: 'pending' | 'paid' | 'failed' = 'paid';
  /** Rewrites the answers to queries. */
  answers: (items: Record<string, unknown>[]) => unknown = (items) => ({ items });

  /** Is called at each step, and awaited before it continues. */
  onEvent: (event: GatewayEvent) => Promise<void> | void = () => undefined;
  private open = 0;

  private constructor(
    private readonly server: Server,
    private readonly now: () => number,
  ) {}

  /** `now` is the clock of the test. */
  static async start(now: () => number): Promise<FakePayoutGateway> {
    const server = createServer();
    const fake = new FakePayoutGateway(server, now);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void fake.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  paymentsOf(id: string): readonly Taken[] {
    return this.taken.filter((each) => each.id === id);
  }

  /** Everything that was sent to it has been handled. */
  get idle(): boolean {
    return this.open === 0;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open += 1;
    try {
      await this.respond(request, response);
    } catch {
      // The client has disconnected.
    } finally {
      this.open -= 1;
    }
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${KEY}`) return answer(401, {});
    if (pathname !== '/disbursements') return answer(404, {});
    if (request.method === 'GET') {
      await this.onEvent('asked');
      this.answerQuery(searchParams.get('client_id') ?? '', answer);
      return this.onEvent('told');
    }
    await this.onEvent('heard');
    const failureMode = this.failureModes.shift() ?? 'good';
    if (failureMode === 'never') return void request.socket.destroy();
    if (failureMode === 'refused') return answer(503, {});
    const submitted = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
    if (!isSubmission(submitted)) return answer(400, {});
    const { client_id: id, amount, account, channel } = submitted;
    const from = this.now() + (failureMode === 'late' ? LATE_MS : 0);
    this.taken.push({ id, amount, account, channel, reference: `REF${this.taken.length}-${id.slice(-6)}`, from });
    await this.onEvent('taken');
    if (failureMode === 'lost') return void request.socket.destroy();
    answer(failureMode === 'late' ? 503 : 202, { client_id: id, status: 'pending' });
    return this.onEvent('answered');
  }

  private answerQuery(id: string, answer: (status: number, body: unknown) => void): void {
    this.queries.push(id);
    const items = this.paymentsOf(id)
      .filter(({ from }) => from <= this.now())
      .map(({ amount, reference }) => ({
        ...{ client_id: id, status: this.status, amount, currency: 'USD', reference },
        reason: this.status === 'failed' ? 'No such account' : null,
      }));
    answer(200, this.answers(items));
  }
}

function isSubmission(
  submitted: Record<string, unknown>,
): submitted is Record<'client_id' | 'amount' | 'account' | 'channel', string> {
  const { client_id: id, amount, account, channel, currency, ...more } = submitted;
  return [
    typeof id === 'string' && /^[0-9A-Z]{26}$/.test(id),
    typeof amount === 'string' && /^\d+\.\d\d$/.test(amount),
    typeof account === 'string' && account.length > 3,
    typeof channel === 'string' && ['bkash', 'nagad', 'rocket', 'card'].includes(channel),
    currency === 'USD',
    Object.keys(more).length === 0,
  ].every(Boolean);
}
