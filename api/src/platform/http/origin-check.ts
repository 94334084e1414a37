import { type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { domainError } from '../../kernel/domain-error';
import { forMethod } from './access';
import { readCookie } from './cookies';
import { CrossSite, EmbeddedRequestForbidden } from './request-errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Content types that a cross-site form can send without a CORS preflight. */
const FORM_TYPES = /^(text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The content type is not supported by any call. */
export const UnsupportedMediaType = domainError('request/unsupported-media-type', 'unsupported');

/**
 * Throws Embedded where a page embeds (as picture, frame or script) a URL that only a fetch or a window may request.
 * Our own pages are included, since users choose the URLs of pictures. Private pictures may only be embedded by our own
 * pages. Browsers send the kind of request in Sec-Fetch-Dest.
 */
export function assertNotEmbedded({ method, routeOptions, headers }: FastifyRequest): void {
  const rule = forMethod(method, routeOptions.config.access);
  const asks = headers['sec-fetch-dest'];
  if (!rule || asks === undefined) return;
  const byCall = asks === 'empty';
  const byWindow = asks === 'document';
  if (rule.window) {
    if (!byWindow) throw new EmbeddedRequestForbidden();
  } else if (rule.effect) {
    // `none` means that the URL was typed; a link has its site.
    const typed = byWindow && headers['sec-fetch-site'] === 'none';
    if (!byCall && !typed) throw new EmbeddedRequestForbidden();
  } else if (rule.who !== 'anyone' || !SAFE_METHODS.has(method)) {
    const byOwnPicture = rule.picture && asks === 'image' && headers['sec-fetch-site'] === 'same-origin';
    if (!byCall && !byWindow && !byOwnPicture) throw new EmbeddedRequestForbidden();
  }
}

/**
 * Throws CrossSite where another site may have caused this request, before its body is read.
 *
 * Browsers send Sec-Fetch-Site or Origin with every request that changes something; both must be this origin. A client
 * that sends neither is not a browser and may use an identity token. With session cookies it has to send `Origin:
 * <public origin>`, so that cookies alone never suffice.
 */
export function assertSameOrigin(request: FastifyRequest, config: Config): void {
  const rule = forMethod(request.method, request.routeOptions.config.access);
  const changing = !SAFE_METHODS.has(request.method);
  if (!changing && !rule?.effect) return;

  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new CrossSite();
  const { origin } = request.headers;
  if (origin !== undefined && !isOwn(origin, request, config)) throw new CrossSite();
  if (!changing) return;

  if (origin === undefined && site === undefined && hasSessionCookie(request, config)) throw new CrossSite();
  const type = request.headers['content-type'];
  if (type === undefined || /^application\/json\b/i.test(type)) return;
  if (rule?.files && /^multipart\/form-data\b/i.test(type)) return;
  if (rule?.form && /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return;
  if (rule?.pieces && /^application\/offset\+octet-stream$/i.test(type)) return;
  throw FORM_TYPES.test(type) ? new CrossSite() : new UnsupportedMediaType();
}

function isOwn(origin: string, request: FastifyRequest, config: Config): boolean {
  if (origin === config.publicOrigin) return true;
  // An alias of the same host (127.0.0.1 for localhost): page and API still share one origin.
  return !config.production && origin === `http://${request.headers.host}`;
}

function hasSessionCookie(request: FastifyRequest, config: Config): boolean {
  return readCookie(request, config, 'access') !== undefined || readCookie(request, config, 'refresh') !== undefined;
}
