import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { UnsupportedMediaType } from '../../../../platform/http/origin-check';
import { UnknownUploadProtocol } from '../../domain/image.errors';

/** What a piece of an upload is sent as. */
export const PIECE_TYPE = 'application/offset+octet-stream';

const VERSION = '1.0.0';

/** Teaches the server bodies that are a piece of a file, of as many bytes as any body may have. */
export function registerChunkParser(server: FastifyInstance): void {
  server.addContentTypeParser(PIECE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * Answers in the version of tus that we speak. Throws UnknownUploadProtocol where another one is asked for; who asks for none, as a
 * program does that knows our calls alone, gets this one.
 */
export function negotiateTusVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header('tus-resumable', VERSION);
  if ((headers['tus-resumable'] ?? VERSION) === VERSION) return;
  void reply.header('tus-version', VERSION);
  throw new UnknownUploadProtocol();
}

/** A header that holds a whole number of bytes, at least `min`. Throws InvalidRequest. */
export function bytesIn({ headers }: FastifyRequest, name: string, min: number): number {
  const text = headers[name.toLowerCase()];
  const number = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (number >= min) return number;
  throw new InvalidRequest([{ field: name, code: 'isInt', message: `Must be a number of bytes, at least ${min}.` }]);
}

/** The bytes of the piece. Throws UnsupportedMediaType where the body is something else. */
export function pieceIn({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new UnsupportedMediaType();
  return body;
}
