import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '@kaaj/contract';
import { ImageTooLarge, NotAnImage, UploadStalled } from '../../domain/image.errors';

/** Codes of what is not taken as a picture. */
export const REFUSED_PICTURES = [
  'image/not-an-image',
  'image/heic',
  'image/too-large',
  'image/too-many-pixels',
  'image/takes-too-long',
] as const;

/** Teaches the server multipart bodies: one file, a handful of fields, all of it small. */
export function acceptUploads(server: FastifyInstance): void {
  // Not awaited: the routes would be put together before Nest has set its error handler.
  void server.register(multipart, {
    limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 },
  });
}

/**
 * The bytes of the multipart field `image`. Throws NotAnImage where there is none, ImageTooLarge past the limit, UploadStalled
 * once nothing more has come for `patienceMs`.
 */
export async function readUpload(request: FastifyRequest, patienceMs: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new NotAnImage();
  const watch = new StallWatch(request, patienceMs);
  try {
    return await Promise.race([watch.stalled, imageIn(request)]);
  } finally {
    watch.end();
  }
}

async function imageIn(request: FastifyRequest): Promise<Buffer> {
  try {
    for await (const part of request.files()) {
      if (part.fieldname === 'image') return await part.toBuffer();
      part.file.resume();
    }
  } catch (error) {
    throw isTooLarge(error) ? new ImageTooLarge() : new NotAnImage();
  }
  throw new NotAnImage();
}

/** Looks now and then whether more bytes have come. */
class StallWatch {
  readonly stalled: Promise<never>;
  private timer: NodeJS.Timeout | undefined;

  constructor({ socket }: FastifyRequest, patienceMs: number) {
    let seen = socket.bytesRead;
    this.stalled = new Promise((_, reject) => {
      this.timer = setInterval(() => {
        if (socket.bytesRead === seen) reject(new UploadStalled());
        seen = socket.bytesRead;
      }, patienceMs);
    });
  }

  end(): void {
    clearInterval(this.timer);
  }
}

function isTooLarge(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'FST_REQ_FILE_TOO_LARGE';
}
