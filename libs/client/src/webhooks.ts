import { WebhookError } from './errors.ts';
import { type WebhookMessage } from './webhook-message.ts';

/** Headers of the message, by name: Headers of fetch, or headers of a Node request. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ReceivedWebhook {
  /** The raw body, before any parsing. */
  readonly body: string | Uint8Array;
  readonly headers: WebhookHeaders;
  /** whsec_..., as the webhook was added with; several while one is being changed. */
  readonly secret: string | readonly string[];
  /** Tolerance of the timestamp, in seconds. Default 300. */
  readonly toleranceSeconds?: number;
}

const PREFIX = 'whsec_';

/**
 * Returns the message if its signature is valid and recent, as standardwebhooks.com specifies; throws WebhookError
 * otherwise. A message may arrive more than once: process each `id` once.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookMessage> {
  const { body, headers, secret, toleranceSeconds = 300 } = received;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('The time of this message is none.');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookError('This message is too old, or from the future: look at the clocks.');
  }
  const encoder = new TextEncoder();
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const signed = joined(encoder.encode(`${id}.${timestamp}.`), bytes);
  for (const each of typeof secret === 'string' ? [secret] : secret) {
    if (!(await isSignedBy(each, signed, signatures))) continue;
    return { id, ...(JSON.parse(new TextDecoder().decode(bytes)) as Omit<WebhookMessage, 'id'>) } as WebhookMessage;
  }
  throw new WebhookError('This message is not from Kaaj, or was changed on its way.');
}

async function isSignedBy(secret: string, signed: Uint8Array<ArrayBuffer>, signatures: string): Promise<boolean> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes) throw new WebhookError('The secret is none of Kaaj: whsec_ and base 64.');
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',');
    const claimed = version === 'v1' ? bytesOf(text) : undefined;
    // verify compares in constant time.
    if (claimed && (await crypto.subtle.verify('HMAC', key, claimed, signed))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return base64 === '' ? undefined : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`This message has no ${name}.`);
  return value;
}
