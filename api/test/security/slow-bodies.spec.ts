import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { type Api } from '../support/api';
import { until } from '../support/processes';
import { sendForm, part, upload } from '../support/uploads';
import { describeOn, Person, TestApp } from '../test-app';

const SECONDS = 4;

describeOn('SQLite', 'bodies that arrive slowly', () => {
  let testApp: TestApp;
  let api: Api;
  let people: Person[];
  let server: { readonly host: string; readonly port: number };
  const open: ClientRequest[] = [];
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', { REQUEST_TIMEOUT_SECONDS: String(SECONDS) });
    people = await testApp.people(9, 'Worker');
    api = await testApp.overHttp();
    server = { host: '127.0.0.1', port: (testApp.app.getHttpServer().address() as { port: number }).port };
  });
  afterEach(() => open.splice(0).forEach((one) => one.destroy()));
  afterAll(() => testApp.close());

  const cookiesOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  /** Begins an upload and sends no more than its beginning. */
  function stall(person: Person): Promise<{ status: number; code: string }> {
    const headers = {
      cookie: cookiesOf(person),
      origin: testApp.config.publicOrigin,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '100000',
    };
    const one = request({ ...server, method: 'POST', path: '/api/image', headers });
    open.push(one);
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

  const overHttp = (person: Person) => {
    const same = new Person(api, person.name, person.email, person.password, person.role);
    for (const [name, value] of person.cookies) same.cookies.set(name, value);
    return same;
  };
  const picture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  it('S19 16 stalled uploads do not block other uploads', async () => {
    // The decoding process starts with the first picture, which may take longer than the limit.
    await upload(overHttp(people[8] as Person), await picture());
    const stalled = people.slice(0, 8).flatMap((person) => [stall(person), stall(person)]);
    let ended = 0;
    for (const one of stalled) void one.then(() => (ended += 1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await upload(overHttp(people[8] as Person), await picture());
    expect(`${answer.status} ${answer.text}`).toMatch(/^201 /);
    expect(ended).toBe(0);
  });

  it('S19 a person has at most two active uploads, and another one once these are over', async () => {
    const [one] = people as [Person];
    const both = [stall(one), stall(one)];
    await new Promise((resolve) => setTimeout(resolve, 200));
    const third = await upload(overHttp(one), await picture());
    expect([third.status, third.code]).toEqual([429, 'auth/too-many-requests']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await Promise.all(both)).map(({ status, code }) => [status, code])).toEqual([
      [408, 'request/too-slow'],
      [408, 'request/too-slow'],
    ]);
    expect((await upload(overHttp(one), await picture())).status).toBe(201);
  });

  it('S19 a body that arrives byte by byte is given up', async () => {
    const socket = connect(server.port, server.host);
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
  });

  it('S19 an endless stream of live notifications is not ended', async () => {
    const headers = { cookie: cookiesOf(people[0] as Person) };
    let ended = false;
    const stream = request({ ...server, path: '/api/notification/stream', headers }, (answer) => {
      answer.on('data', () => undefined).on('close', () => (ended = true));
    });
    open.push(stream);
    stream.end();
    await new Promise((resolve) => setTimeout(resolve, 2.5 * SECONDS * 1000));
    expect(ended).toBe(false);
  });

  it('a form without a picture is answered at once', async () => {
    const answer = await sendForm(people[1] as Person, part('note', Buffer.from('x')));
    expect([answer.status, answer.code]).toEqual([400, 'image/not-an-image']);
  });
});
