import { type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { domainError } from '../../kernel/domain-error';
import { forMethod } from './access';
import { readCookie } from './cookies';
import { CrossSite, EmbeddedRequestForbidden } from './request-errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a form of any page can send to any site without asking first. */
const FORM_TYPES = /^(text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A body in a format that no call takes. */
export const UnsupportedMediaType = domainError('request/unsupported-media-type', 'unsupported');

/**
 * Throws Embedded where a piece of a page (a picture, a frame, a script) asks for what only a page's own call or a window may
 * have, our own pages' pieces included: people choose the addresses of pictures. A picture that is not for everybody is shown by
 * our own pages alone. Browsers say what asks by Sec-Fetch-Dest.
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
    // Typed in by a person; a link says which site it was on.
    const typed = byWindow && headers['sec-fetch-site'] === 'none';
    if (!byCall && !typed) throw new EmbeddedRequestForbidden();
  } else if (rule.who !== 'anyone' || !SAFE_METHODS.has(method)) {
    const byOwnPicture = rule.picture && asks === 'image' && headers['sec-fetch-site'] === 'same-origin';
    if (!byCall && !byWindow && !byOwnPicture) throw new EmbeddedRequestForbidden();
  }
}

/**
 * Throws CrossSite where another site may have made the browser send this request, before its body is read.
 *
 * Every browser names itself on a changing request, by Sec-Fetch-Site or Origin, and both have to be this origin. A client that
 * names neither is no browser: it may call with an identity token, but a request with session cookies has to say
 * `Origin: <public origin>`, so that the cookies alone never suffice.
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
  // The same machine under another of its names (127.0.0.1 for localhost): the page and the API still share one origin.
  return !config.production && origin === `http://${request.headers.host}`;
}

function hasSessionCookie(request: FastifyRequest, config: Config): boolean {
  return readCookie(request, config, 'access') !== undefined || readCookie(request, config, 'refresh') !== undefined;
}
