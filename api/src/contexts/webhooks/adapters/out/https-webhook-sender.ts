import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../../config';
import { type Outcome } from '../../application/deliveries';
import { type Message, WebhookSender } from '../../application/webhook-sender';
import { AddressRefused } from '../../domain/webhooks.errors';
import { type Address, outsideAddress } from './outside-address';

const PATIENCE_MS = 10_000;
/** Of an answer no more than this is read. */
const READ_BYTES = 2_000;

/** Signs as standardwebhooks.com says; follows no redirect, and connects to the very address that was looked at. */
@Injectable()
export class HttpsWebhookSender extends WebhookSender {
  constructor(private readonly config: Config) {
    super();
  }

  async check(url: string): Promise<void> {
    await outsideAddress(parsed(url), this.config.webhookHosts);
  }

  async send({ id, url, body, secrets, at }: Message): Promise<Outcome> {
    try {
      const target = parsed(url);
      const address = await outsideAddress(target, this.config.webhookHosts);
      const messageId = `msg_${id}`;
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Kaaj-Webhooks',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at / 1000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, new Date(at), body)).join(' '),
      };
      return await answerOf(target, address, headers, body);
    } catch (error) {
      return { status: null, answer: error instanceof Error ? error.message : String(error) };
    }
  }
}

function parsed(url: string): URL {
  if (!URL.canParse(url)) throw new AddressRefused();
  return new URL(url);
}

function answerOf(target: URL, pinned: Address, headers: Record<string, string>, body: string): Promise<Outcome> {
  const lookup: LookupFunction = (_, { all }, found) =>
    all ? found(null, [pinned]) : found(null, pinned.address, pinned.family);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = target.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asking = request(target, { method: 'POST', headers, lookup, agent: false, signal }, (answer) => {
      beginningOf(answer).then((text) => resolve({ status: answer.statusCode ?? null, answer: text }), reject);
    });
    asking.on('error', reject);
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
