import { type S3Client } from '@aws-sdk/client-s3';
import { ImageStore, pathOfPicture } from '../application/image-store';
import { ImageStoreUnavailable } from '../domain/image.errors';
import { isPictureName, type Picture, PICTURE_TYPE } from '../domain/picture';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Pictures in a bucket of an S3-compatible store; the bucket stays private and this server gives the pictures out. */
export class S3ImageStore extends ImageStore {
  private client: Promise<S3Client> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async store({ name, bytes }: Picture): Promise<string> {
    try {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      await (
        await this.connect()
      ).send(new PutObjectCommand({ Bucket: this.settings.bucket, Key: name, Body: bytes, ContentType: PICTURE_TYPE }));
    } catch {
      throw new ImageStoreUnavailable();
    }
    return pathOfPicture(name);
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!isPictureName(name)) return undefined;
    try {
      const { GetObjectCommand } = await import('@aws-sdk/client-s3');
      const { Body } = await (
        await this.connect()
      ).send(new GetObjectCommand({ Bucket: this.settings.bucket, Key: name }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return undefined;
      throw new ImageStoreUnavailable();
    }
  }

  /** The client is a large library that most installations never need, so it is loaded on first use. */
  private connect(): Promise<S3Client> {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    this.client ??= import('@aws-sdk/client-s3').then(
      (library) =>
        new library.S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } }),
    );
    return this.client;
  }
}
