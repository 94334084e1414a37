import { type S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { type ImageStoreSettings } from '../../../../config';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { type ImageStore, nameOfPicture, pathOfPicture } from '../../application/image-store';
import { ImageStoreUnavailable } from '../../domain/image.errors';
import { isPictureName, type Picture, PICTURE_TYPE } from '../../domain/picture';

const TIMEOUT_MS = 15_000;

type S3Settings = Extract<ImageStoreSettings, { store: 's3' }>;
type Library = typeof import('@aws-sdk/client-s3');

/** Stores pictures in a private bucket of an S3-compatible store; this server serves them. */
export class S3ImageStore implements ImageStore {
  private readonly log = new Logger('ImageStore');
  private client: S3Client | undefined;

  constructor(private readonly settings: S3Settings) {}

  async store({ name, bytes }: Picture): Promise<string> {
    await this.send((client, library, abortSignal) => {
      const put = { ...this.objectOf(name), Body: bytes, ContentType: PICTURE_TYPE };
      return client.send(new library.PutObjectCommand(put), { abortSignal });
    });
    return pathOfPicture(name);
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!isPictureName(name)) return undefined;
    return this.send(async (client, library, abortSignal) => {
      const { Body } = await client.send(new library.GetObjectCommand(this.objectOf(name)), { abortSignal });
      return Body && Buffer.from(await Body.transformToByteArray());
    });
  }

  async has(address: string): Promise<boolean> {
    const name = nameOfPicture(address);
    if (name === undefined) return false;
    const found = await this.send((client, library, abortSignal) =>
      client.send(new library.HeadObjectCommand(this.objectOf(name)), { abortSignal }),
    );
    return found !== undefined;
  }

  async remove(name: string): Promise<void> {
    if (!isPictureName(name)) return;
    await this.send((client, library, abortSignal) =>
      client.send(new library.DeleteObjectCommand(this.objectOf(name)), { abortSignal }),
    );
  }

  private objectOf(name: string) {
    return { Bucket: this.settings.bucket, Key: name };
  }

  /** undefined where the bucket has no such picture. */
  private async send<T>(
    request: (client: S3Client, library: Library, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      // Loaded on first use: the library is large, and most installations do not need it.
      const library = await import('@aws-sdk/client-s3');
      return await withDeadline(TIMEOUT_MS, (signal) => request(this.connect(library), library, signal));
    } catch (error) {
      // A HEAD response has no body with the error code.
      if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return undefined;
      this.log.error({ err: error }, 'a request to the picture bucket failed');
      throw new ImageStoreUnavailable();
    }
  }

  private connect({ S3Client }: Library): S3Client {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    const credentials = { accessKeyId, secretAccessKey };
    if (this.client) return this.client;
    this.client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
    // The library accepts any status below 300, including 101.
    this.client.middlewareStack.add(
      (next) => async (call) => {
        const done = await next(call);
        const { statusCode } = done.response as { readonly statusCode: number };
        if (statusCode < 200) throw new Error(`The bucket answered ${statusCode}.`);
        return done;
      },
      { step: 'deserialize', name: 'onlySuccess', priority: 'high' },
    );
    return this.client;
  }
}
