import { type FastifyInstance } from 'fastify';

const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/;

/** The addresses of `X-Forwarded-For` alone: some gateways add the client's port, and each connection would be another caller. */
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

/** Before anything asks for the caller's address. */
export function readForwardedFor(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string') headers['x-forwarded-for'] = withoutPorts(header);
    done();
  });
}
