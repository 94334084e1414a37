import { type IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../../config';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { type DeliveryOutcome } from '../../application/deliveries';
import { type Message, type WebhookSender } from '../../application/webhook-sender';
import { requestPinned, targetInConstantTime, targetOf } from './pinned';
import { errorText } from './send-errors';

/** Timeout of the whole call: name, connection, TLS, response. */
const TIMEOUT_MS = 10_000;
/** Maximum bytes read of a response. */
const READ_BYTES = 2_000;

/** Signs as standardwebhooks.com specifies; follows no redirects, and connects to the checked address. */
@Injectable()
export class HttpsWebhookSender implements WebhookSender {
  constructor(private readonly config: Config) {}

  async check(url: string): Promise<void> {
    await targetInConstantTime(url, this.config.webhookHosts);
  }

  async send(message: Message): Promise<DeliveryOutcome> {
    try {
      return await withDeadline(TIMEOUT_MS, (signal) => this.deliver(message, signal));
    } catch (error) {
      return { status: null, answer: errorText(error), retryAfter: null };
    }
  }

  private async deliver({ id, url, body, secrets, at }: Message, signal: AbortSignal): Promise<DeliveryOutcome> {
    const target = await targetOf(url, this.config.webhookHosts);
    const messageId = `msg_${id}`;
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Kaaj-Webhooks',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, new Date(at), body)).join(' '),
    };
    const answer = await requestPinned(target, { method: 'POST', headers, signal }, body);
    const { statusCode: status = null, headers: answered } = answer;
    // A response with status 101 has no body.
    const text = status === 101 ? '' : await beginningOf(answer);
    return { status, answer: text, retryAfter: answered['retry-after'] ?? null };
  }
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= READ_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, READ_BYTES).toString();
}
