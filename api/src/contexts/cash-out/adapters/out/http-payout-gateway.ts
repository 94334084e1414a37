import { dollarsOfCents } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { readAtMost } from '../../../../platform/outgoing/read-at-most';
import { type Disbursement, type PayoutService } from '../../application/payout-gateway';
import { type GatewayRecord } from '../../domain/gateway-records';

/** For a whole call, including its response. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REFERENCE_LENGTH = 100;
const MAX_REASON_LENGTH = 500;
const STATES = ['pending', 'paid', 'failed'] as const;

interface HttpPayoutSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

interface ServiceAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Buffer;
}

/** A service for bulk disbursements that identifies payouts by our id; docs/payout-gateway.md specifies its API. */
export class HttpPayoutService implements PayoutService {
  constructor(private readonly settings: HttpPayoutSettings) {}

  async submit({ id, rail, cents, accountNumber: account }: Disbursement): Promise<void> {
    const amount = dollarsOfCents(cents).toFixed(2);
    const disbursement = { client_id: id, channel: rail, account, amount, currency: 'USD' };
    const { ok, status } = await this.call('POST', '', JSON.stringify(disbursement));
    // Payouts that it rejects are polled too: only its records count as a result.
    if (!ok) throw new Error(`The payout service answered ${status} to ${id}.`);
  }

  async poll(id: Id): Promise<readonly GatewayRecord[]> {
    const { ok, status, body } = await this.call('GET', `?client_id=${id}`);
    if (!ok) throw new Error(`The payout service answered ${status} when asked about ${id}.`);
    return recordsIn(JSON.parse(body.toString()), id);
  }

  private call(method: string, path: string, sent?: string): Promise<ServiceAnswer> {
    const { url, key } = this.settings;
    return withDeadline(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(`${url}/disbursements${path}`, {
        method,
        redirect: 'error',
        signal,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(sent !== undefined && { body: sent }),
      });
      const { ok, status } = answer;
      return { ok, status, body: await readAtMost(answer, MAX_BYTES) };
    });
  }
}

/** Throws for anything but a list of records with this id: an unreadable response is no result. */
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
    reference: typeof reference === 'string' && reference !== '' ? reference.slice(0, MAX_REFERENCE_LENGTH) : null,
    reason: typeof reason === 'string' ? reason.slice(0, MAX_REASON_LENGTH) : null,
  };
}
