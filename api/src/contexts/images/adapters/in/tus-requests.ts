import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { UnsupportedMediaType } from '../../../../platform/http/origin-check';
import { UnknownUploadProtocol } from '../../domain/image.errors';

export const CHUNK_TYPE = 'application/offset+octet-stream';

const VERSION = '1.0.0';

/** Registers the body parser for chunks, with the server's body limit. */
export function registerChunkParser(server: FastifyInstance): void {
  server.addContentTypeParser(CHUNK_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * Sets the tus version of the response. Throws UnknownUploadProtocol where another one is requested. A request without
 * a version is accepted.
 */
export function negotiateTusVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header('tus-resumable', VERSION);
  if ((headers['tus-resumable'] ?? VERSION) === VERSION) return;
  void reply.header('tus-version', VERSION);
  throw new UnknownUploadProtocol();
}

/** A header with a number of bytes, at least `min`. Throws InvalidRequest. */
export function bytesIn({ headers }: FastifyRequest, name: string, min: number): number {
  const text = headers[name.toLowerCase()];
  const number = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (number >= min) return number;
  throw new InvalidRequest([{ field: name, code: 'isInt', message: `Must be a number of bytes, at least ${min}.` }]);
}

/** The bytes of the chunk. Throws UnsupportedMediaType for another content type. */
export function chunkIn({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new UnsupportedMediaType();
  return body;
}
