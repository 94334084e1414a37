import { Logger } from '@nestjs/common';
import { type ImageStoreSettings } from '../../../../config';
import { sha256Hex } from '../../../../kernel/secrets';
import { type Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { readAtMost } from '../../../../platform/outgoing/read-at-most';
import { type ImageStore } from '../../application/image-store';
import { ImageStoreUnavailable } from '../../domain/image.errors';
import { type Picture, PICTURE_TYPE } from '../../domain/picture';

/** For a whole call, including its response. */
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 64 * 1024;

type HostSettings = Extract<ImageStoreSettings, { store: 'host' }>;

/**
 * An external image host: takes a multipart `image` field and an API key, returns `data.display_url`. Returned URLs are
 * stored, since they cannot be recognized otherwise.
 */
export class ImageHostStore implements ImageStore {
  private readonly log = new Logger('ImageStore');

  constructor(
    private readonly settings: HostSettings,
    private readonly database: Database,
  ) {}

  async store({ name, bytes }: Picture): Promise<string> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)], { type: PICTURE_TYPE }), name);
    const shown = await this.send(form);
    const statement = sql`INSERT INTO hosted_picture (address_hash) VALUES (?)`;
    await insertIfAbsent(() => this.database.execute(statement, [sha256Hex(shown)]));
    return shown;
  }

  private async send(form: FormData): Promise<string> {
    const address = new URL(this.settings.url);
    address.searchParams.set('key', this.settings.key);
    try {
      return await withDeadline(TIMEOUT_MS, async (signal) => {
        const answer = await fetch(address, { method: 'POST', body: form, redirect: 'error', signal });
        const body = (await readAtMost(answer, MAX_BYTES)).toString();
        const { data } = JSON.parse(body) as { data?: { display_url?: unknown } };
        const shown = data?.display_url;
        if (answer.ok && typeof shown === 'string' && shown.startsWith(`${this.settings.shownFrom}/`)) return shown;
        throw new Error(`The image host answered ${answer.status} without an address at ${this.settings.shownFrom}.`);
      });
    } catch (error) {
      this.log.error({ err: error }, 'upload to the image host failed');
      throw new ImageStoreUnavailable();
    }
  }

  async has(address: string): Promise<boolean> {
    const statement = sql`SELECT address_hash FROM hosted_picture WHERE address_hash = ?`;
    return (await this.database.query(statement, [sha256Hex(address)])).length > 0;
  }

  read(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** The API of such hosts cannot delete pictures. */
  remove(): Promise<void> {
    return Promise.resolve();
  }
}
