import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PictureEncoder } from '../../src/contexts/images/application/picture-encoder';
import { ResumableUploads } from '../../src/contexts/images/application/resumable-uploads';
import { networkOf } from '../../src/platform/limits/rate-limits';
import { verificationToken } from '../support/mails';
import { until } from '../support/processes';
import { part, sendForm, upload, uploadProof } from '../support/uploads';
import { type Answer, describeOn, describeOnOneDatabase, Person, TestApp } from '../test-app';

describeOn('SQLite', 'uploads', () => {
  let testApp: TestApp;
  let person: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    person = await testApp.person('Worker');
  });
  afterAll(() => testApp.close());

  const REFUSED: Record<string, () => Promise<Buffer> | Buffer> = {
    'a PNG of 17,000 x 17,000 pixels in a few kilobytes': () => blankPng(17_000, 17_000),
    'an SVG, which may contain scripts': () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    'a script renamed .png': () => Buffer.from('#!/bin/sh\nrm -rf /\n'),
    'a page renamed .png': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'the header of a PNG only': () => blankPng(10, 10).subarray(0, 40),
    'a file of 10 MB': () => Buffer.alloc(10 * 1024 * 1024 + 1, 7),
    'an empty file': () => Buffer.alloc(0),
  };

  it.each(Object.keys(REFUSED))('S10 %s is rejected, in bounded memory', async (name) => {
    const file = await (REFUSED[name] as () => Promise<Buffer> | Buffer)();
    const before = process.memoryUsage.rss();
    const answer = await upload(person, file);
    expect([400, 413, 422]).toContain(answer.status);
    expect(answer.code).toMatch(/^image\//);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('S50 every route with pictures decodes them in turns of person and network', async () => {
    const encode = jest.spyOn(testApp.app.get(PictureEncoder), 'encode');
    const picture = blankPng(3, 3);
    (await upload(person, picture)).data();
    (await uploadProof(person, picture)).data();
    const { status } = await uploadInPieces(picture);
    expect(status).toBe(204);
    const senders = encode.mock.calls.map(([, sender]) => sender);
    encode.mockRestore();
    expect(senders).toHaveLength(3);
    expect(new Set(senders.map(({ network }) => network))).toEqual(new Set([networkOf('127.0.0.1')]));
    expect(senders.map(({ id }) => id)).toEqual([person.id, person.id, person.id]);
  });

  it('S50 one network that fills all slots of finished uploads does not block other networks', async () => {
    const encoder = testApp.app.get(PictureEncoder);
    const encode = encoder.encode.bind(encoder);
    const held: (() => void)[] = [];
    let before = 0;
    const stalled = jest.spyOn(encoder, 'encode').mockImplementation(async (file, sender) => {
      if (sender.network === networkOf('198.51.100.7')) before = held.length;
      if (sender.network === networkOf('203.0.113.9')) await new Promise<void>((go) => held.push(go));
      return encode(file, sender);
    });
    const attackers = await Promise.all(Array.from({ length: 9 }, () => testApp.person('Worker')));
    const attacks = attackers.flatMap((attacker) => {
      attacker.from = '203.0.113.9';
      return [2, 3].map((side) => uploadInPieces(blankPng(side, side), attacker));
    });
    await until(() => held.length === 16);
    const other = await testApp.person('Worker');
    other.from = '198.51.100.7';
    const answer = uploadInPieces(blankPng(5, 5), other);
    // Two attackers and the other person.
    await until(() => testApp.app.get(ResumableUploads, { strict: false })['slots']['waiting'] === 3);
    // The first turn belongs to the first network, the second to the other one.
    held[0]?.();
    held[1]?.();
    expect((await answer).status).toBe(204);
    expect(before).toBe(17);
    for (let free = 2; free < 18; free += 1) {
      await until(() => held.length > free);
      held[free]?.();
    }
    for (const { status } of await Promise.all(attacks)) expect(status).toBe(204);
    stalled.mockRestore();
  });

  it.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic', /Save it as JPEG/],
    ['108 megapixels', blankPng(12_000, 9_000), 'image/too-many-pixels', /50 million/],
    ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1, 7), 'image/too-large', /8 MB/],
  ] as const)('tells how to fix a picture of %s', async (_, file, code, text) => {
    for (const answer of [await upload(person, file), await uploadProof(person, file)]) {
      expect([answer.status, answer.code]).toEqual([400, code]);
      expect(answer.problem.message).toMatch(text);
    }
  });

  const uploadInPieces = async (file: Buffer, by = person) => {
    const started = await by.send({
      method: 'POST',
      path: '/image/proof/upload',
      headers: { 'upload-length': String(file.length) },
    });
    return by.send({
      method: 'PATCH',
      path: `/image/proof/upload/${started.data<{ _id: string }>()._id}`,
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: file,
    });
  };

  it('S10 a photo loses its location, and is served as a picture only', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLongitude: '90/1 24/1 0/1' }, IFD0: { Artist: 'Somebody' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { display_url: url } = (await upload(person, photo)).data<{ display_url: string }>();
    const served = await testApp.app.inject({ method: 'GET', url: new URL(url, testApp.config.publicOrigin).pathname });
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toMatch(/^image\/(webp|jpeg|png|avif)$/);
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    expect(served.headers['cache-control']).toContain('immutable');
    const { exif, width, height } = await sharp(served.rawPayload).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 60, height: 40 });
    expect(served.rawPayload.includes('Somebody')).toBe(false);
  });

  it('S10 rejects a form of 10,001 fields', async () => {
    const fields = Array.from({ length: 10_001 }, (_, index) => part(`field${index}`, Buffer.from('x')));
    const { status } = await sendForm(person, ...fields, part('image', blankPng(2, 2), 'a.png'));
    expect([400, 413]).toContain(status);
    expect((await person.get('/health')).status).toBe(200);
  });

  it.each(['../../etc/passwd', '..%2f..%2fsecrets%2fsession-secret', '%2e%2e/secrets/encryption-key', 'x.png%00'])(
    'S10 serves only pictures: %s',
    async (name) => {
      const answer = await person.get(`/image/${name}`);
      expect([400, 404]).toContain(answer.status);
    },
  );
});

describeOnOneDatabase('uploads before the address is verified', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { VERIFY_EMAILS: 'true', LIMIT_UPLOADS: '22' });
  });
  afterAll(() => testApp.close());

  const REFUSED = [429, 'auth/too-many-requests'];
  const outcomeOf = ({ status, code }: Answer) => [status, code];
  const personAt = async (address: string) => Object.assign(await testApp.person('Worker'), { from: address });
  const verified = async (person: Person) => {
    const token = await verificationToken(testApp, person.email);
    (await person.post('/auth/verify-email/complete', { token })).data();
    return person;
  };
  const uploads = async (count: number, by: Person) => {
    const outcomes = [];
    for (let times = 0; times < count; times += 1) outcomes.push(outcomeOf(await upload(by, blankPng(2, 2))));
    return outcomes;
  };
  const stored = (count: number) => Array<unknown>(count).fill([201, '']);

  it('S19 accept the profile picture of a sign-up, before there is a profile', async () => {
    const newcomer = await Person.withoutProfile(testApp.api, { role: 'Worker' });
    expect((await upload(newcomer, blankPng(2, 2), newcomer.proof)).status).toBe(201);
  });

  it('S19 are ten an hour for an account, and as many as before once the address is verified', async () => {
    const person = await personAt('198.51.100.1');
    expect(await uploads(11, person)).toEqual([...stored(10), REFUSED]);
    await verified(person);
    expect(await uploads(1, person)).toEqual(stored(1));
  });

  it('S19 are limited for all such accounts of a network together, and for nobody else', async () => {
    const accounts = [];
    for (let count = 0; count < 4; count += 1) accounts.push(await personAt('198.51.100.2'));
    const [first, second, third, fourth] = accounts as [Person, Person, Person, Person];
    // Refused uploads of one account do not use up the limit of the network.
    expect(await uploads(14, first)).toEqual([...stored(10), ...Array<unknown>(4).fill(REFUSED)]);
    expect(await uploads(10, second)).toEqual(stored(10));
    expect(await uploads(3, third)).toEqual([...stored(2), REFUSED]);
    expect(await uploads(1, Object.assign(third, { from: '198.51.100.3' }))).toEqual(stored(1));
    expect(await uploads(1, await verified(fourth))).toEqual(stored(1));
  });
});

/** A black and white picture without content; its encoded size hardly grows with its size in pixels. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
