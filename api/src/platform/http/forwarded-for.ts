import { type FastifyInstance } from 'fastify';

const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/;

/**
 * Removes ports from `X-Forwarded-For`: some gateways add the client's port, which would make each connection another
 * caller.
 */
export function withoutPorts(header: string): string {
  return header
    .split(',')
    .map((part) => {
      const address = part.trim().replace(/^"(.*)"$/, '$1');
      const plain = IPV4_WITH_PORT.exec(address)?.[1] ?? IN_BRACKETS.exec(address)?.[1] ?? address;
      return plain.replace(/%.*$/, '');
    })
    .join(', ');
}

/** Must run before the client's address is read. */
export function readForwardedFor(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string') headers['x-forwarded-for'] = withoutPorts(header);
    done();
  });
}
