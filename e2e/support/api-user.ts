import { readFileSync } from 'node:fs';
import { type APIResponse, type Page } from '@playwright/test';
import { face, type NewTask, Person } from './person';

type Role = 'Worker' | 'Buyer';
type Opening = { readonly path?: string };
type Open = (
  path?: string,
  opening?: { readonly expects?: RegExp; readonly serviceWorkers?: 'allow' | 'block' },
) => Promise<Page>;

/** The browser's console message when an answer fails or does not arrive; for tests that cause that. */
export const FAILED_ANSWERS = /Failed to load resource/;

const DEMONSTRATION = { Worker: 'Rahima Begum', Buyer: 'Karim Chowdhury', Admin: 'Farhana Islam' } as const;
const PASSWORD = 'Secret1Word';
/** For a user who calls the API only, or whose page is opened by the test: of the origin, but without scripts. */
export const API_ONLY = { path: '/favicon.svg' } as const;
const DETAIL = 'Look closely, then write down what you saw.';

interface TaskExtras {
  readonly days?: number;
  readonly detail?: string;
  /** The owner's own number where it is left out. */
  readonly reviewDays?: number;
}

/** A user whose test setup runs over the API, with the cookies of the user's page. */
export class ApiUser extends Person {
  private photo = '';

  private constructor(
    page: Page,
    name: string,
    private readonly address?: string,
  ) {
    super(page, name);
  }

  /** A new account; ends signed in, on the page at `path`. */
  static async join(open: Open, name: string, role: Role, { path = '/dashboard' }: Opening = {}) {
    const member = new ApiUser(await open(API_ONLY.path, { expects: FAILED_ANSWERS }), name);
    const { email } = member;
    const proof = await member.proveBy('/auth/signup', email, PASSWORD);
    member.photo = await member.uploads(proof);
    await member.post(`/user/${encodeURIComponent(email)}`, { name, email, role, image: member.photo }, proof);
    await member.enter(proof);
    if (path !== API_ONLY.path) await member.page.goto(path);
    return member;
  }

  /** One of the demonstration's people; ends signed in, on the page at `path`. */
  static async demonstration(open: Open, role: keyof typeof DEMONSTRATION, { path = '/dashboard' }: Opening = {}) {
    const email = `${role.toLowerCase()}@kaaj.example`;
    const member = new ApiUser(await open(API_ONLY.path, { expects: FAILED_ANSWERS }), DEMONSTRATION[role], email);
    await member.enter(await member.proveBy('/auth/login', email, `Demo-${role}-1`));
    if (path !== API_ONLY.path) await member.page.goto(path);
    return member;
  }

  static admin(open: Open, opening?: Opening) {
    return ApiUser.demonstration(open, 'Admin', opening);
  }

  override get email(): string {
    return this.address ?? super.email;
  }

  /** The coins that the server has for them. */
  async coins(): Promise<{ readonly coin: number; readonly availableCoin: number }> {
    return this.get(`/user?email=${encodeURIComponent(this.email)}`);
  }

  async buy(coinsPurchased: number): Promise<void> {
    await this.post(`/payment?email=${encodeURIComponent(this.email)}`, { coinsPurchased });
  }

  /** Posts a task; its id. */
  async posts({
    title,
    workers,
    pay,
    days = 7,
    detail = DETAIL,
    reviewDays,
  }: Pick<NewTask, 'title' | 'workers' | 'pay'> & TaskExtras) {
    const task = await this.post<{ _id: string }>('/task', {
      title,
      taskDetail: detail,
      requiredWorkers: workers,
      payableAmount: pay,
      completionDate: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
      submissionInfo: 'What you saw.',
      imageURL: this.photo || (await this.uploads()),
      ...(reviewDays && { reviewDays }),
    });
    return task._id;
  }

  /** Sends work for a task; the submission's id. */
  async submits(task: string, submissionDetail = 'Seen, and written down.'): Promise<string> {
    return (await this.post<{ _id: string }>('/submission', { task, submissionDetail }))._id;
  }

  async accepts(submission: string): Promise<void> {
    await this.patch(`/submission/update/status/${submission}`, { status: 'accepted' });
  }

  async rejects(submission: string, reason: string): Promise<void> {
    await this.patch(`/submission/update/status/${submission}`, { status: 'rejected', reason });
  }

  /** As an Admin: gives `member` this many coins, through the ledger. */
  async corrects(member: ApiUser, coin: number): Promise<void> {
    const { _id } = await member.get<{ _id: string }>(`/user?email=${encodeURIComponent(member.email)}`);
    await this.patch(`/user/updatecoin/${_id}`, { coin, reason: 'Set up by a test.' });
  }

  /** Requests a payout; returns the request's id. */
  async requestsWithdrawal(
    withdrawalCoin: number,
    accountNumber = '01700000000',
    paymentSystem = 'bkash',
  ): Promise<string> {
    const wanted = { withdrawalCoin, paymentSystem, accountNumber };
    return (await this.post<{ _id: string }>('/withdrawal', wanted))._id;
  }

  async get<Data>(path: string): Promise<Data> {
    return dataOf(await this.page.request.get(`/api${path}`));
  }

  async post<Data>(path: string, data: object, headers: Record<string, string> = {}): Promise<Data> {
    return dataOf(await this.page.request.post(`/api${path}`, { data, headers: { ...this.origin, ...headers } }));
  }

  async patch<Data>(path: string, data: object): Promise<Data> {
    return dataOf(await this.page.request.patch(`/api${path}`, { data, headers: this.origin }));
  }

  private get origin() {
    return { origin: new URL(this.page.url()).origin };
  }

  /** Stores a picture; its address. */
  private async uploads(headers: Record<string, string> = {}): Promise<string> {
    const image = { name: 'face.png', mimeType: 'image/png', buffer: readFileSync(face) };
    const sent = { multipart: { image }, headers: { ...this.origin, ...headers } };
    return (await dataOf<{ display_url: string }>(await this.page.request.post('/api/image', sent))).display_url;
  }

  private async proveBy(path: string, email: string, password: string): Promise<Record<string, string>> {
    const { identityToken } = await this.post<{ identityToken: string }>(path, { email, password });
    return { authorization: `Bearer ${identityToken}` };
  }

  /** Opens the session, and updates the pages as signing in would. */
  private async enter(proof: Record<string, string>): Promise<void> {
    const { email, name: displayName, photo: photoURL } = this;
    await this.post('/jwt', { email }, proof);
    await this.page.evaluate((person) => localStorage.setItem('kaaj.person', JSON.stringify(person)), {
      email,
      displayName,
      photoURL,
    });
  }
}

async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
