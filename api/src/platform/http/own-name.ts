import { type FastifyInstance } from 'fastify';
import { type Config } from '../../config';

/**
 * Redirects between the host name with and without `www.` to the one in PUBLIC_ORIGIN; on the other one the origin
 * check would refuse every form.
 */
export function leadToOwnName(server: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  const { host } = new URL(publicOrigin);
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host?.toLowerCase() !== other) return done();
    void reply.redirect(`${publicOrigin}${request.url.startsWith('/') ? request.url : '/'}`, 308);
  });
}
