import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../../config';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { readAtMost } from '../../../../platform/outgoing/read-at-most';
import { GooglePhotos } from '../../application/google-photos';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Only fetches from Google, to prevent server-side request forgery: the URL comes from a person's profile. No other
 * hosts, ports or redirects; size and time are limited.
 */
@Injectable()
export class HttpsGooglePhotos implements GooglePhotos {
  private readonly log = new Logger('GooglePhotos');

  constructor(private readonly config: Config) {}

  async fetch(address: string): Promise<Buffer | undefined> {
    if (!this.isGoogles(address)) return undefined;
    try {
      return await withDeadline(TIMEOUT_MS, async (signal) => {
        const answer = await fetch(address, { redirect: 'error', signal });
        return answer.ok ? await readAtMost(answer, MAX_BYTES) : undefined;
      });
    } catch (error) {
      this.log.warn({ err: error }, 'could not fetch a photo from Google');
      return undefined;
    }
  }

  private isGoogles(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, port, username, origin } = new URL(address);
    if (origin === this.config.google?.endpoint) return true;
    return protocol === 'https:' && port === '' && username === '' && hostname.endsWith('.googleusercontent.com');
  }
}
