import { type Role } from '@kaaj/contract';
import { type Answer, type Api, type Call } from './api';

export interface SignUp {
  readonly role: Role;
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

export const PASSWORD = 'Secret-pass1';

/** An access cookie lives fifteen minutes. */
const STAY_MS = 10 * 60_000;

let made = 0;

/** A browser of one person: stores cookies and calls from the product's own pages. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** The address its calls come from. */
  from: string | undefined;
  /** When it received its access cookie, in milliseconds since the epoch. */
  protected accessSince = Infinity;

  constructor(readonly api: Api) {}

  async send(call: Call): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.api.send({
      ...(this.from !== undefined && { from: this.from }),
      ...call,
      headers: { origin: this.api.origin, ...(cookie && { cookie }), ...call.headers },
    });
    this.storeCookies(answer);
    return answer;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'GET', path, headers });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'POST', path, body, headers });
  }

  patch(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'PATCH', path, body, headers });
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ method: 'DELETE', path, headers });
  }

  private storeCookies({ headers }: Answer): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      if (name.endsWith('kaaj_access')) this.accessSince = Date.now();
      if (value && !/max-age=0(;|$)/i.test(line)) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}

/** A person with an account, as a client of the API. */
export class Person extends Browser {
  id = '';
  identityToken = '';

  constructor(
    api: Api,
    readonly name: string,
    readonly email: string,
    readonly password: string,
    public role: Role,
  ) {
    super(api);
  }

  /** Signs in again before its access cookie expires, like a person who stays for hours. */
  override async send(call: Call): Promise<Answer> {
    const since = this.accessSince;
    if (Date.now() - since > STAY_MS && this.cookies.size > 0) {
      this.accessSince = Infinity;
      await this.signIn().catch((error: unknown) => {
        this.accessSince = since;
        throw error;
      });
    }
    return super.send(call);
  }

  /** Completes all steps of the sign-up page. */
  static async signUp(api: Api, signUp: SignUp): Promise<Person> {
    const person = await Person.withoutProfile(api, signUp);
    (await person.saveProfile()).data();
    await person.openSession();
    return person;
  }

  /** Creates the account and stops before the profile is saved. */
  static async withoutProfile(api: Api, { role, name, email, password = PASSWORD }: SignUp): Promise<Person> {
    made += 1;
    const address = email ?? `${role.toLowerCase()}-${process.pid}-${made}@kaaj.test`;
    const person = new Person(api, name ?? `${role} ${made}`, address, password, role);
    const proof = await person.post('/auth/signup', { email: person.email, password });
    person.identityToken = proof.data<{ identityToken: string }>().identityToken;
    return person;
  }

  /** Proves the password again, which returns an identity token: each opens one session. */
  async prove(): Promise<void> {
    const { email, password } = this;
    const proof = await this.post('/auth/login', { email, password });
    this.identityToken = proof.data<{ identityToken: string }>().identityToken;
  }

  async signIn(): Promise<void> {
    await this.prove();
    await this.openSession();
  }

  async saveProfile(): Promise<Answer> {
    const { name, email, role } = this;
    const profile = { name, email, role, image: '', coin: 1_000_000 };
    const saved = await this.post(`/user/${encodeURIComponent(email)}`, profile, this.proof);
    if (saved.ok) this.id = saved.data<{ _id: string }>()._id;
    return saved;
  }

  async openSession(): Promise<void> {
    (await this.post('/jwt', { email: this.email }, this.proof)).data();
  }

  get proof(): Record<string, string> {
    return { authorization: `Bearer ${this.identityToken}` };
  }

  get self(): string {
    return `email=${encodeURIComponent(this.email)}`;
  }
}
