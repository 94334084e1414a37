import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { UploadImage } from '../../src/contexts/images/application/upload-image';
import { type Api } from '../support/api';
import { until } from '../support/processes';
import { sendForm, part, upload } from '../support/uploads';
import { describeOn, Person, type Settings, TestApp } from '../test-app';

const SECONDS = 4;

const cookiesOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** An app that listens, and people who upload to it. */
class Served {
  readonly open: ClientRequest[] = [];

  private constructor(
    private readonly testApp: TestApp,
    private readonly api: Api,
    readonly people: readonly Person[],
  ) {}

  static async start(people: number, settings: Settings = {}): Promise<Served> {
    const testApp = await TestApp.build('SQLite', settings);
    const workers = await testApp.people(people, 'Worker');
    return new Served(testApp, await testApp.overHttp(), workers);
  }

  get server() {
    const { port } = this.testApp.app.getHttpServer().address() as { port: number };
    return { host: '127.0.0.1', port };
  }

  get slots() {
    return this.testApp.app.get(UploadImage, { strict: false })['slots'];
  }

  /** Begins an upload and sends no more than its beginning. */
  stall(person: Person): Promise<{ status: number; code: string }> {
    const headers = {
      cookie: cookiesOf(person),
      origin: this.testApp.config.publicOrigin,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '100000',
    };
    const one = request({ ...this.server, method: 'POST', path: '/api/image', headers });
    this.open.push(one);
    one.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf a pic');
    return new Promise((resolve) => {
      one.on('error', () => resolve({ status: 0, code: '' }));
      one.on('response', (answer: IncomingMessage) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (data: string) => (text += data));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, code: /"code":"([^"]+)"/.exec(text)?.[1] ?? '' }),
        );
      });
    });
  }

  overHttp(person: Person): Person {
    const same = new Person(this.api, person.name, person.email, person.password, person.role);
    for (const [name, value] of person.cookies) same.cookies.set(name, value);
    return same;
  }

  destroyOpen(): void {
    this.open.splice(0).forEach((one) => one.destroy());
  }

  close(): Promise<void> {
    return this.testApp.close();
  }
}

describeOn('SQLite', 'bodies that stall', () => {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start(9);
  });
  afterEach(() => served.destroyOpen());
  afterAll(() => served.close());

  it('S19 16 stalled uploads do not block other uploads', async () => {
    const stalled = served.people.slice(0, 8).flatMap((person) => [served.stall(person), served.stall(person)]);
    let ended = 0;
    for (const one of stalled) void one.then(() => (ended += 1));
    await until(() => served.slots['running'] === 16);
    const answer = await upload(served.overHttp(served.people[8] as Person), await picture());
    expect(`${answer.status} ${answer.text}`).toMatch(/^201 /);
    expect(ended).toBe(0);
  });
});

describeOn('SQLite', 'bodies that arrive slowly', () => {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start(2, { REQUEST_TIMEOUT_SECONDS: String(SECONDS) });
  });
  afterEach(() => served.destroyOpen());
  afterAll(() => served.close());

  it('S19 a person has at most two active uploads, and another one once these are over', async () => {
    const [one] = served.people as [Person];
    const both = [served.stall(one), served.stall(one)];
    await until(() => served.slots['perKey'].of(one.id) === 2);
    const third = await upload(served.overHttp(one), await picture());
    expect([third.status, third.code]).toEqual([429, 'auth/too-many-requests']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await Promise.all(both)).map(({ status, code }) => [status, code])).toEqual([
      [408, 'request/too-slow'],
      [408, 'request/too-slow'],
    ]);
    expect((await upload(served.overHttp(one), await picture())).status).toBe(201);
  });

  it('S19 a body that arrives byte by byte is given up, and an endless stream of notifications is not', async () => {
    const headers = { cookie: cookiesOf(served.people[0] as Person) };
    let ended = false;
    const stream = request({ ...served.server, path: '/api/notification/stream', headers }, (answer) => {
      answer.on('data', () => undefined).on('close', () => (ended = true));
    });
    served.open.push(stream);
    stream.end();
    await once(stream, 'response');
    const socket = connect(served.server.port, served.server.host);
    let answer = '';
    let closed = false;
    socket.setEncoding('utf8').on('data', (data: string) => (answer += data));
    socket.on('close', () => (closed = true)).on('error', () => (closed = true));
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"`,
    );
    const drops = setInterval(() => socket.write('a'), 300);
    try {
      await until(() => closed, 3 * SECONDS * 1000);
    } finally {
      clearInterval(drops);
      socket.destroy();
    }
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    // The server checks its connections twice within the limit.
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 500));
    expect(ended).toBe(false);
  });

  it('a form without a picture is answered at once', async () => {
    const answer = await sendForm(served.people[1] as Person, part('note', Buffer.from('x')));
    expect([answer.status, answer.code]).toEqual([400, 'image/not-an-image']);
  });
});
