import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A person at the provider. */
export interface OpenIdAccount {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly email_verified?: unknown;
}

interface Grant {
  readonly account: OpenIdAccount;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** How it differs from a correct provider. */
export interface Misbehaviour {
  /** Claims of the ID token instead of the valid ones; undefined omits one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly signature?: 'none' | 'HS256' | 'other-key' | 'unknown-key' | 'broken';
  /** The whole answer of one address. */
  readonly answer?: { readonly path: string; readonly status?: number; readonly body: string; readonly to?: string };
  /** The address that never answers. */
  readonly unresponsive?: string;
  /** The address whose answer never ends. */
  readonly endless?: string;
}

export const OPENID_CLIENT = { id: 'kaaj', secret: 'secret-of-kaaj-at-its-provider' };

/** Created once: a key pair takes up to a second. */
const [KEY, OTHER_KEY] = [rsaKeyPair(), rsaKeyPair()];

function rsaKeyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/**
 * An OpenID Connect provider that rejects what real ones reject. That is another client, redirect address, response
 * type or scope, a code without PKCE (S256), a code used twice, or a wrong secret.
 */
export class FakeOpenId {
  misbehaviour: Misbehaviour = {};
  /** Claims of the account go into the ID token; false: into the answer of /userinfo only, like some providers. */
  claimsInIdToken = true;
  authMethods: readonly string[] | undefined;
  /** The person who consents on its page, per browser. */
  visitor: OpenIdAccount | undefined;
  readonly requests: string[] = [];
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, OpenIdAccount>();

  private constructor(
    private readonly server: Server,
    private readonly origin: string,
  ) {}

  get issuer(): string {
    return `${this.origin}/realms/kaaj`;
  }

  get settings() {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: OPENID_CLIENT.id,
      OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
      OIDC_NAME: 'Our university',
    };
  }

  static async start(): Promise<FakeOpenId> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const provider = new FakeOpenId(server, `http://127.0.0.1:${(server.address() as { port: number }).port}`);
    server.on('request', (request, response) => void provider.handle(request, response));
    return provider;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /**
   * A person's actions at the provider's pages: consents, and is redirected. Returns the query of the callback; throws
   * when the provider would reject.
   */
  consent(authorizeUrl: string, account: OpenIdAccount): URLSearchParams {
    const { origin, pathname, searchParams: parameters } = new URL(authorizeUrl);
    const right =
      `${origin}${pathname}` === `${this.issuer}/authorize` &&
      parameters.get('client_id') === OPENID_CLIENT.id &&
      parameters.get('response_type') === 'code' &&
      parameters.get('redirect_uri')?.endsWith('/api/auth/oidc/callback') &&
      parameters.get('scope')?.split(' ').includes('openid') &&
      parameters.get('code_challenge_method') === 'S256' &&
      (parameters.get('code_challenge') ?? '').length === 43 &&
      (parameters.get('state') ?? '').length >= 32 &&
      (parameters.get('nonce') ?? '').length >= 32;
    if (!right) throw new Error(`The provider refuses ${authorizeUrl}`);
    const code = randomUUID();
    this.grants.set(code, {
      account,
      nonce: parameters.get('nonce') ?? '',
      challenge: parameters.get('code_challenge') ?? '',
      redirectUri: parameters.get('redirect_uri') ?? '',
    });
    return new URLSearchParams({ code, state: parameters.get('state') ?? '', iss: this.issuer });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.origin).pathname.replace('/realms/kaaj', '');
    this.requests.push(path);
    const { answer, unresponsive, endless } = this.misbehaviour;
    if (unresponsive === path) return;
    if (endless === path) {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"padding":"');
      const timer = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
      return;
    }
    if (answer?.path === path) {
      const headers = { 'content-type': 'application/json', ...(answer.to && { location: answer.to }) };
      response.writeHead(answer.status ?? 200, headers).end(answer.body);
      return;
    }
    if (path === '/authorize' && this.visitor) {
      const address = new URL(request.url ?? '/', this.origin);
      const back = `${address.searchParams.get('redirect_uri')}?${this.consent(address.href, this.visitor)}`;
      const link = `<a href="${back.replaceAll('&', '&amp;')}">Continue as ${this.visitor.name}</a>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Provider</title>${link}`);
      return;
    }
    const { status, body } = this.answer(path, request, new URLSearchParams(await textOf(request)));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private answer(path: string, request: IncomingMessage, form: URLSearchParams): { status: number; body: object } {
    if (path === '/.well-known/openid-configuration') return { status: 200, body: this.metadata() };
    if (path === '/keys') {
      const key = { ...KEY.publicKey.export({ format: 'jwk' }), kid: 'first', use: 'sig', alg: 'RS256' };
      return { status: 200, body: { keys: [key] } };
    }
    if (path === '/token') return this.token(request, form);
    const account = this.tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (path !== '/userinfo' || !account) return { status: 401, body: { error: 'invalid_token' } };
    return { status: 200, body: { email_verified: true, ...account, ...this.misbehaviour.userinfo } };
  }

  private metadata(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      ...(this.authMethods && { token_endpoint_auth_methods_supported: this.authMethods }),
      ...this.misbehaviour.metadata,
    };
  }

  private token(request: IncomingMessage, form: URLSearchParams): { status: number; body: object } {
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    if (!this.isAuthenticated(request, form)) return { status: 401, body: { error: 'invalid_client' } };
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      grant &&
      form.get('grant_type') === 'authorization_code' &&
      grant.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri');
    if (!right) return { status: 400, body: { error: 'invalid_grant' } };
    const accessToken = randomUUID();
    this.tokens.set(accessToken, grant.account);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: OPENID_CLIENT.id,
      sub: grant.account.sub,
      nonce: grant.nonce,
      iat: now,
      exp: now + 300,
      ...(this.claimsInIdToken && { email_verified: true, ...grant.account }),
      ...this.misbehaviour.claims,
    };
    return {
      status: 200,
      body: { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token: this.idToken(claims) },
    };
  }

  /** By the method that its metadata names, and no other. */
  private isAuthenticated(request: IncomingMessage, form: URLSearchParams): boolean {
    const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
    if (this.authMethods && !this.authMethods.includes('client_secret_basic')) {
      return (
        scheme === '' &&
        form.get('client_id') === OPENID_CLIENT.id &&
        form.get('client_secret') === OPENID_CLIENT.secret
      );
    }
    // Each part is form-encoded before (RFC 6749, section 2.3.1).
    const [id, secret] = Buffer.from(credentials, 'base64').toString().split(':').map(decodeURIComponent);
    const right = id === OPENID_CLIENT.id && secret === OPENID_CLIENT.secret;
    return scheme === 'Basic' && right && !form.has('client_secret');
  }

  private idToken(claims: object): string {
    const { signature } = this.misbehaviour;
    const alg = signature === 'none' || signature === 'HS256' ? signature : 'RS256';
    const kid = signature === 'unknown-key' ? 'second' : 'first';
    const signed = [{ alg, typ: 'JWT', kid }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    if (alg === 'none') return `${signed}.`;
    if (alg === 'HS256') {
      return `${signed}.${createHmac('sha256', OPENID_CLIENT.secret).update(signed).digest('base64url')}`;
    }
    const key: KeyObject = signature === 'other-key' ? OTHER_KEY.privateKey : KEY.privateKey;
    const bytes = sign('sha256', Buffer.from(signed), key);
    if (signature === 'broken') bytes[0] = (bytes[0] ?? 0) ^ 1;
    return `${signed}.${bytes.toString('base64url')}`;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
