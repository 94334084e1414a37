import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../../config';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { type DeliveryOutcome } from '../../application/deliveries';
import { type Message, type WebhookSender } from '../../application/webhook-sender';
import { AddressRefused } from '../../domain/webhooks.errors';
import { type Address, NAME_MS } from './foreign-names';
import { isNumeric, lookupOf } from './pinned';
import { resolvePublicAddress } from './resolve-public-address';
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
    const target = parsed(url);
    const startedAt = Date.now();
    try {
      await resolvePublicAddress(target, this.config.webhookHosts);
    } catch (error) {
      // A constant duration, so that timing does not reveal internal names.
      if (!isNumeric(target)) await pause(startedAt + NAME_MS - Date.now());
      throw error;
    }
  }

  async send(message: Message): Promise<DeliveryOutcome> {
    try {
      return await withDeadline(TIMEOUT_MS, (signal) => this.deliver(message, signal));
    } catch (error) {
      return { status: null, answer: errorText(error), retryAfter: null };
    }
  }

  private async deliver({ id, url, body, secrets, at }: Message, signal: AbortSignal): Promise<DeliveryOutcome> {
    const target = parsed(url);
    const address = await resolvePublicAddress(target, this.config.webhookHosts);
    const messageId = `msg_${id}`;
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Kaaj-Webhooks',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, new Date(at), body)).join(' '),
    };
    return answerOf(target, address, { headers, signal }, body);
  }
}

function parsed(url: string): URL {
  if (!URL.canParse(url)) throw new AddressRefused();
  return new URL(url);
}

interface Sending {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

function answerOf(target: URL, pinned: Address, { headers, signal }: Sending, body: string): Promise<DeliveryOutcome> {
  const lookup = lookupOf(pinned);
  const request = target.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    let answered = false;
    const asking = request(target, { method: 'POST', headers, lookup, agent: false, signal }, (answer) => {
      answered = true;
      const { statusCode: status = null, headers: responseHeaders } = answer;
      const retryAfter = responseHeaders['retry-after'] ?? null;
      beginningOf(answer).then((text) => resolve({ status, answer: text, retryAfter }), reject);
    });
    asking.on('error', reject);
    // After 101 with Connection: Upgrade there is neither a response nor an error event.
    asking.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? null, answer: '', retryAfter: null });
    });
    asking.on('close', () => {
      if (!answered) reject(new Error('The connection was closed.'));
    });
    asking.end(body);
  });
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
