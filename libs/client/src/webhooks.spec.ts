import { WEBHOOK_EVENTS, type WebhookEvent as TrueEvent } from '@kaaj/contract';
import { Webhook } from 'standardwebhooks';
import { type WebhookEvent, WebhookError, verifyWebhook } from './index.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const BODY = JSON.stringify({ type: 'task.closed', timestamp: '2030-01-31T00:00:00.000Z', data: { task: 'ক' } });

const signed = (secret = SECRET, at = new Date(), body = BODY) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
});

describe('a message', () => {
  it.each([
    ['a text', BODY],
    ['bytes', Buffer.from(BODY)],
  ])('that the published library signed is taken, as %s', async (_, body) => {
    const message = await verifyWebhook({ body, headers: signed(), secret: SECRET });
    expect(message).toEqual({ id: 'msg_1', ...(JSON.parse(BODY) as object) });
    expect(await verifyWebhook({ body, headers: new Headers(signed()), secret: SECRET })).toEqual(message);
  });

  it('is taken under either secret while one is being changed', async () => {
    expect((await verifyWebhook({ body: BODY, headers: signed(), secret: [OTHER, SECRET] })).type).toBe('task.closed');
    const both = {
      ...signed(),
      'webhook-signature': `${signed(OTHER)['webhook-signature']} ${signed()['webhook-signature']}`,
    };
    expect((await verifyWebhook({ body: BODY, headers: both, secret: SECRET })).type).toBe('task.closed');
  });

  it.each<[string, object, string?, string?]>([
    ['that somebody else signed', signed(OTHER)],
    ['that was changed', signed(), `${BODY} `],
    ['that is too old', signed(SECRET, new Date(Date.now() - 301_000))],
    ['from the future', signed(SECRET, new Date(Date.now() + 302_000))],
    ['with another id', { ...signed(), 'webhook-id': 'msg_2' }],
    ['without a signature', { ...signed(), 'webhook-signature': undefined }],
    ['with an empty signature', { ...signed(), 'webhook-signature': 'v1,' }],
    ['of another version', { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1', 'v1a') }],
    ['with a signature that is none', { ...signed(), 'webhook-signature': 'v1,*' }],
    ['without a time', { ...signed(), 'webhook-timestamp': 'now' }],
    ['with several ids', { ...signed(), 'webhook-id': ['msg_1', 'msg_2'] }],
    ['and no secret of ours', signed(), BODY, 'whsec_*'],
  ])('%s is refused', async (_, headers, body = BODY, secret = SECRET) => {
    await expect(verifyWebhook({ body, headers: { ...headers }, secret })).rejects.toBeInstanceOf(WebhookError);
  });

  it('has a type for each event there is', () => {
    const known: Record<TrueEvent, WebhookEvent> = {
      'submission.created': 'submission.created',
      'submission.versioned': 'submission.versioned',
      'submission.decided': 'submission.decided',
      'dispute.opened': 'dispute.opened',
      'dispute.decided': 'dispute.decided',
      'task.closed': 'task.closed',
      'claim.expired': 'claim.expired',
      'payout.changed': 'payout.changed',
      'balance.low': 'balance.low',
    };
    const told: Record<WebhookEvent, TrueEvent> = known;
    expect(Object.keys(told).sort()).toEqual([...WEBHOOK_EVENTS].sort());
  });
});
