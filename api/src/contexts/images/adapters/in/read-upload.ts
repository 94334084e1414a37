import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '@kaaj/contract';
import { ImageTooLarge, NotAnImage, UploadStalled } from '../../domain/image.errors';

export const REFUSED_PICTURES = [
  'image/not-an-image',
  'image/heic',
  'image/too-large',
  'image/too-many-pixels',
  'image/takes-too-long',
] as const;

/** Registers multipart bodies: one file and a few small fields. */
export function acceptUploads(server: FastifyInstance): void {
  // Not awaited: otherwise routes would be created before Nest has set its error handler.
  void server.register(multipart, {
    limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 },
  });
}

/**
 * The bytes of the multipart field `image`. Throws NotAnImage where it is missing, ImageTooLarge past the limit,
 * UploadStalled when no bytes arrive for `stallTimeoutMs`.
 */
export async function readUpload(request: FastifyRequest, stallTimeoutMs: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new NotAnImage();
  const watch = new StallWatch(request, stallTimeoutMs);
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

/** Checks at intervals whether bytes have arrived. */
class StallWatch {
  readonly stalled: Promise<never>;
  private timer: NodeJS.Timeout | undefined;

  constructor({ socket }: FastifyRequest, stallTimeoutMs: number) {
    let seen = socket.bytesRead;
    this.stalled = new Promise((_, reject) => {
      this.timer = setInterval(() => {
        if (socket.bytesRead === seen) reject(new UploadStalled());
        seen = socket.bytesRead;
      }, stallTimeoutMs);
    });
  }

  end(): void {
    clearInterval(this.timer);
  }
}

function isTooLarge(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'FST_REQ_FILE_TOO_LARGE';
}
