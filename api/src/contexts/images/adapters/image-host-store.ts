import { Logger } from '@nestjs/common';
import { ImageStore } from '../application/image-store';
import { ImageStoreUnavailable } from '../domain/image.errors';
import { type Picture, PICTURE_TYPE } from '../domain/picture';

const PATIENCE_MS = 15_000;

/** An outside image host: a multipart `image` field and an API key go in, `data.display_url` comes back. */
export class ImageHostStore extends ImageStore {
  private readonly log = new Logger('ImageStore');

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    super();
  }

  async store({ name, bytes }: Picture): Promise<string> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)], { type: PICTURE_TYPE }), name);
    const address = new URL(this.url);
    address.searchParams.set('key', this.key);
    try {
      const answer = await fetch(address, { method: 'POST', body: form, signal: AbortSignal.timeout(PATIENCE_MS) });
      const { data } = (await answer.json()) as { data?: { display_url?: unknown } };
      if (answer.ok && typeof data?.display_url === 'string' && data.display_url.startsWith('https://')) {
        return data.display_url;
      }
      throw new Error(`The image host answered ${answer.status} without an https address.`);
    } catch (error) {
      this.log.error({ err: error }, 'the image host took no picture');
      throw new ImageStoreUnavailable();
    }
  }

  read(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** The API of such hosts takes pictures and gives none back. */
  remove(): Promise<void> {
    return Promise.resolve();
  }
}
