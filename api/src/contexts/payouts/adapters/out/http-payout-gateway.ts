import { dollarsOfCents } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { type Disbursement, PayoutGateway, type PayoutService } from '../../application/payout-gateway';
import { type GatewayRecord } from '../../domain/gateway-records';

const PATIENCE_MS = 10_000;
const LONGEST_REFERENCE = 100;
const LONGEST_REASON = 500;
const STATES = ['pending', 'paid', 'failed'] as const;

export interface HttpPayoutSettings {
  /** No slash at the end. */
  readonly url: string;
  readonly key: string;
}

/** A service for disbursements in bulk, which knows each by our id; docs/payout-gateway.md says how it is spoken to. */
export class HttpPayoutGateway extends PayoutGateway {
  readonly service: PayoutService;

  constructor(settings: HttpPayoutSettings) {
    super();
    this.service = new HttpPayoutService(settings);
  }
}

class HttpPayoutService implements PayoutService {
  constructor(private readonly settings: HttpPayoutSettings) {}

  async submit({ id, rail, cents, accountNumber: account }: Disbursement): Promise<void> {
    const amount = dollarsOfCents(cents).toFixed(2);
    const disbursement = { client_id: id, channel: rail, account, amount, currency: 'USD' };
    const answer = await this.call('POST', '', JSON.stringify(disbursement));
    await answer.arrayBuffer();
    // Also what it refuses is asked about: it alone says what it knows.
    if (!answer.ok) throw new Error(`The payout service answered ${answer.status} to ${id}.`);
  }

  async ask(id: Id): Promise<readonly GatewayRecord[]> {
    const answer = await this.call('GET', `?client_id=${id}`);
    if (!answer.ok) throw new Error(`The payout service answered ${answer.status} when asked about ${id}.`);
    return recordsIn(await answer.json(), id);
  }

  private call(method: string, path: string, body?: string): Promise<Response> {
    const { url, key } = this.settings;
    return fetch(`${url}/disbursements${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
  }
}

/** Throws for anything but a list of what was asked for: what cannot be read says nothing. */
function recordsIn(answer: unknown, id: Id): readonly GatewayRecord[] {
  const items = (answer as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) throw new Error('The payout service did not answer with a list.');
  return items.map((item) => recordOf(item as Record<string, unknown> | null, id));
}

function recordOf(item: Record<string, unknown> | null, id: Id): GatewayRecord {
  const state = STATES.find((each) => each === item?.['status']);
  const amount = item?.['amount'];
  const cents = typeof amount === 'string' && /^\d{1,9}\.\d\d$/.test(amount) ? Math.round(Number(amount) * 100) : NaN;
  if (!item || item['client_id'] !== id || !state || Number.isNaN(cents) || item['currency'] !== 'USD') {
    throw new Error(`The payout service answered something else than was asked for about ${id}.`);
  }
  const { reference, reason } = item;
  return {
    state,
    cents,
    reference: typeof reference === 'string' && reference !== '' ? reference.slice(0, LONGEST_REFERENCE) : null,
    reason: typeof reason === 'string' ? reason.slice(0, LONGEST_REASON) : null,
  };
}
