import { type IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { isTimeout, withDeadline } from '../../../../platform/outgoing/deadline';
import { readAtMost } from '../../../../platform/outgoing/read-at-most';
import { type PublicFiles, Unreachable } from '../../application/public-files';
import { requestPinned, targetInConstantTime } from './pinned';
import { errorText } from './send-errors';

/** Timeout of the whole call, including redirects. */
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kaaj-Pictures' };

/** Checks the address of each redirect like the first one, and connects to the checked address. */
@Injectable()
export class HttpsPublicFiles implements PublicFiles {
  constructor(private readonly config: Config) {}

  async get(url: string, most: number): Promise<Buffer> {
    try {
      return await withDeadline(TIMEOUT_MS, (signal) => this.follow(url, most, signal));
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      const message = isTimeout(error) ? 'The picture did not come in time.' : errorText(error);
      throw new Unreachable('picture-unreachable', message);
    }
  }

  private async follow(first: string, most: number, signal: AbortSignal): Promise<Buffer> {
    let url = first;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const target = await targetInConstantTime(url, this.config.webhookHosts, signal);
      const answer = await requestPinned(target, { headers: HEADERS, signal });
      const { statusCode: status = 0, headers } = answer;
      if (status === 200) return bodyOf(answer, most);
      answer.destroy();
      const { location } = headers;
      if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, url)) {
        throw new Unreachable('picture-unreachable', `The server answered ${status}.`);
      }
      url = new URL(location, url).href;
    }
    throw new Unreachable('picture-unreachable', 'The address leads on too often.');
  }
}

/** Rejects a body as soon as it is too long, regardless of Content-Length. */
async function bodyOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = () => new Unreachable('picture-too-large', 'This picture has more than 8 MB.');
  if (Number(answer.headers['content-length'] ?? 0) <= most) return readAtMost({ body: answer }, most, tooLarge);
  answer.destroy();
  throw tooLarge();
}
