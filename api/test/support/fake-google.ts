import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';

/** A person at Google, as we see them. */
export interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly email_verified?: boolean;
  /** Address of the photo; the fake serves one itself. */
  readonly picture?: string;
}

interface Grant {
  readonly account: GoogleAccount;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

export const CLIENT = { id: 'kaaj-client', secret: 'kaaj-client-secret' };

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A fake Google: issues codes, checks PKCE and the client, and returns the identity. */
export class FakeGoogle {
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, GoogleAccount>();
  /** Changes the claims of the ID token. */
  claimOverrides: Readonly<Record<string, unknown>> = {};
  /** The photo of every person. */
  photo: Buffer = ONE_PIXEL;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  /** Settings of an installation that signs in with it. */
  get settings() {
    return { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ENDPOINT: this.origin };
  }

  static async start(): Promise<FakeGoogle> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const google = new FakeGoogle(server, `http://127.0.0.1:${(server.address() as { port: number }).port}`);
    server.on('request', (request, response) => {
      if (request.url === '/face.png') return void response.setHeader('content-type', 'image/png').end(google.photo);
      void google.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
    });
    return google;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /**
   * A person's actions at Google's pages: consents, and is redirected with a code. Returns the query of the callback.
   */
  consent(authorizeUrl: string, account: GoogleAccount): URLSearchParams {
    const { searchParams: parameters } = new URL(authorizeUrl);
    const code = randomUUID();
    this.grants.set(code, {
      account,
      nonce: parameters.get('nonce') ?? '',
      challenge: parameters.get('code_challenge') ?? '',
      redirectUri: parameters.get('redirect_uri') ?? '',
    });
    return new URLSearchParams({ code, state: parameters.get('state') ?? '' });
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', this.origin);
    if (path === '/token') return this.token(new URLSearchParams(await textOf(request)));
    const token = searchParams.get('access_token') ?? request.headers.authorization?.replace('Bearer ', '') ?? '';
    const account = this.tokens.get(token);
    if (path !== '/userinfo' || !account) return { status: 401, body: { error: 'invalid_token' } };
    return { status: 200, body: { email_verified: true, picture: `${this.origin}/face.png`, ...account } };
  }

  private token(parameters: URLSearchParams): { status: number; body: object } {
    const code = parameters.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const proof = createHash('sha256')
      .update(parameters.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      grant &&
      grant.challenge === proof &&
      grant.redirectUri === parameters.get('redirect_uri') &&
      parameters.get('client_id') === CLIENT.id &&
      parameters.get('client_secret') === CLIENT.secret;
    if (!right) return { status: 400, body: { error: 'invalid_grant' } };
    const accessToken = randomUUID();
    this.tokens.set(accessToken, grant.account);
    const claims = {
      iss: this.origin,
      aud: CLIENT.id,
      sub: grant.account.sub,
      nonce: grant.nonce,
      exp: Math.floor(Date.now() / 1000) + 600,
      ...this.claimOverrides,
    };
    const idToken = ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
    return {
      status: 200,
      body: { access_token: accessToken, token_type: 'Bearer', expires_in: 600, id_token: idToken },
    };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
