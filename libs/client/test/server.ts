import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './installation.ts';

/** What `npm start` runs behind installing and building: other steps read the built files at the same time. */
const start = `import { serve } from '${pathToFileURL(join(__dirname, '../../../scripts/lib/serve.mjs')).href}'; serve();`;

/** A picture of eight by eight points. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNgaGjAjoaWBADiMEABtCWbEAAAAABJRU5ErkJggg==',
  'base64',
);

interface NewUser {
  readonly email: string;
  readonly password: string;
}

/** The built server with demonstration users on an empty folder, and the calls that only browsers make. */
export class Server {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(environment: Readonly<Record<string, string>>): Promise<Server> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'kaaj-packed-data-'));
    const limits = { LIMIT_SIGN_INS: '1000000', LIMIT_SIGN_UPS: '1000000' };
    const env = { ...process.env, ...limits, DATABASE_URL: '', DATA_DIR: folder, PORT: String(port), ...environment };
    const child = spawn(process.execPath, ['--input-type=module', '--eval', start], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    while (!printed.includes('Stop with Ctrl-C.')) {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return new Server(`http://localhost:${port}`, child, folder);
  }

  async stop(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGINT');
    await closed;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A key of one of the demonstration's people. */
  async demonstrationKey(role: 'Worker' | 'Buyer', scopes: readonly string[]): Promise<string> {
    return this.keyBy(await this.demonstrationSession(role), scopes);
  }

  /** The secret of a webhook of one of the demonstration's people. */
  async demonstrationWebhook(role: 'Worker' | 'Buyer', url: string, events: readonly string[]): Promise<string> {
    const session = await this.demonstrationSession(role);
    return (await this.call<{ secret: string }>('/webhook', { url, events }, session)).secret;
  }

  /** A key of a newly signed-up user. */
  async newcomersKey(name: string, role: 'Worker' | 'Buyer', scopes: readonly string[]): Promise<string> {
    const person = { email: `${name.toLowerCase()}@kaaj.test`, password: 'Secret1Word' };
    const proof = await this.proofBy('/auth/signup', person);
    const form = new FormData();
    form.set('image', new Blob([PNG]), 'face.png');
    const { display_url: image } = await this.call<{ display_url: string }>('/image', form, proof);
    const profile = { name, email: person.email, role, image };
    await this.call(`/user/${encodeURIComponent(person.email)}`, profile, proof);
    return this.keyBy(await this.sessionOf(person, proof), scopes);
  }

  private async demonstrationSession(role: 'Worker' | 'Buyer'): Promise<Record<string, string>> {
    const person = { email: `${role.toLowerCase()}@kaaj.example`, password: `Demo-${role}-1` };
    return this.sessionOf(person, await this.proofBy('/auth/login', person));
  }

  private async proofBy(path: string, person: NewUser): Promise<Record<string, string>> {
    const { identityToken } = await this.call<{ identityToken: string }>(path, person, {});
    return { authorization: `Bearer ${identityToken}` };
  }

  private async sessionOf({ email }: NewUser, proof: Record<string, string>): Promise<Record<string, string>> {
    const opened = await this.send('/jwt', { email }, proof);
    const cookie = opened.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return { cookie };
  }

  private async keyBy(session: Record<string, string>, scopes: readonly string[]): Promise<string> {
    return (await this.call<{ key: string }>('/key', { name: 'A program', scopes }, session)).key;
  }

  private async call<Data>(path: string, body: object, headers: Record<string, string>): Promise<Data> {
    return ((await (await this.send(path, body, headers)).json()) as { data: Data }).data;
  }

  private async send(path: string, body: object, headers: Record<string, string>): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.address}/api${path}`, {
      method: 'POST',
      headers: { origin: this.address, ...(!isForm && { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
