import { type IncomingMessage, type ServerResponse } from 'node:http';
import helmet from 'helmet';
import { type Config } from '../../config';

/** The headers that browsers use for static files; the others only apply to documents. */
export const FILE_HEADERS: readonly string[] = ['cross-origin-resource-policy', 'x-content-type-options'];

/** Helmet's headers. They are the same for every response, so they are computed once. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  const tls = config.publicOrigin.startsWith('https://');
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(config.pictureOrigin === undefined ? [] : [config.pictureOrigin])],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(tls && { upgradeInsecureRequests: [] }),
      },
    },
    // The window of the sign-in with Google needs access to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // "no-referrer" would set the Origin of some same-origin requests to null.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: tls && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    frameguard: { action: 'deny' },
  })({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
