import { existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { FILE_HEADERS } from '../http/security-headers';
import { publishedRoutes } from './published-routes';

/** Files with a content hash in their name are cached without expiry; all others are revalidated. */
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp)(?:\.map)?$/;

/** Files that a browser displays as a document, with their scripts. */
const DOCUMENT = /\.(?:html|svg)$/;

/** The well-known URL of password managers redirects here; the gateway has the same rule. */
const PAGE_OF_PASSWORDS = '/profile/security';

/**
 * Serves the built front end from `root`, the folder with shell/dist and each remote's <name>/dist.
 *
 * The pages are at /, a remote's files under /remotes/<name>/. Pages rendered at build time are
 * documents/<path>/index.html, or index.bn.html in Bangla. Every other path gets the shell's app.html, with status 404
 * where no remote has a page.
 */
export function servePages(server: FastifyInstance, root: string): void {
  const isPage = publishedRoutes(root);
  void server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        HASHED.test(path.replace(/\.(br|gz)$/, '')) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/.well-known/change-password',
    handler: (_request, reply) => reply.redirect(PAGE_OF_PASSWORDS, 302),
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, root, isPage),
  });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  isPage: (path: string) => boolean,
): FastifyReply | void {
  const path = pathOf(request);
  const file = path === undefined || isApi(path) ? undefined : fileAt(path, root, request);
  if (path === undefined || file === undefined) return reply.callNotFound();
  if (file === FRAME && !isPage(path)) void reply.code(404);
  if (!DOCUMENT.test(file)) lighten(reply);
  return reply.sendFile(file, root);
}

function lighten(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) if (!FILE_HEADERS.includes(name)) reply.removeHeader(name);
}

/** The page without content, which its script renders. */
const FRAME = join('shell', 'dist', 'app.html');

function pathOf(request: FastifyRequest): string | undefined {
  try {
    const path = normalize(decodeURIComponent(request.url.split('?', 1)[0] as string));
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The file for the response, relative to `root`. */
function fileAt(path: string, root: string, request: FastifyRequest): string | undefined {
  const [, remote, rest] = /^\/remotes\/(mfe-[a-z-]+)\/(.+)$/.exec(path) ?? [];
  if (remote && rest) return existing(root, join(remote, 'dist', rest));
  if (extname(path) !== '') return existing(root, join('shell', 'dist', path));
  if (!wantsPage(request)) return undefined;
  const rendered = (name: string) => existing(root, join('shell', 'dist', 'documents', path, name));
  return (inBangla(request) ? rendered('index.bn.html') : undefined) ?? rendered('index.html') ?? existing(root, FRAME);
}

function existing(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? file : undefined;
}

/** The shell stores the chosen language in a cookie, too. */
function inBangla({ headers }: FastifyRequest): boolean {
  return /(?:^|;\s*)kaaj_language=bn(?:;|$)/.test(headers.cookie ?? '');
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
