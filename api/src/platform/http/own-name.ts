import { type FastifyInstance } from 'fastify';
import { type Config } from '../../config';

/** Leads people who come by our name with or without its `www.` to the one that PUBLIC_ORIGIN has: on the other, every form would be refused. */
export function leadToOwnName(server: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  const { host } = new URL(publicOrigin);
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host?.toLowerCase() !== other) return done();
    void reply.redirect(`${publicOrigin}${request.url.startsWith('/') ? request.url : '/'}`, 308);
  });
}
