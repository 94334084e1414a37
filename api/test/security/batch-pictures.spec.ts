import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resolver } from 'node:dns/promises';
import { NAME_MS } from '../../src/contexts/integrations/adapters/out/foreign-names';
import { beginZip, picturesOf, pngOf, sendZip, zipPiece } from '../support/batch-pictures';
import { FakeWeb, type Reply } from '../support/fake-web';
import { type ZipFile, zipOf } from '../support/zip';
import { describeOn, idOf, type Person, TestApp } from '../test-app';

const MB = 1024 * 1024;

describeOn('SQLite', 'malicious pictures of batch items', () => {
  let testApp: TestApp;
  let open: FakeWeb;
  let inside: FakeWeb;
  let replies: Record<string, Reply>;
  let ann: Person;
  beforeAll(async () => {
    open = await FakeWeb.start(({ url }) => replies[url] ?? { status: 404 });
    inside = await FakeWeb.start(() => ({ status: 200, body: 'secret' }));
    testApp = await TestApp.build('SQLite', { WEBHOOK_HOSTS: open.address.slice('http://'.length) });
    ann = await testApp.person('Buyer', { coins: 10 });
  });
  afterAll(async () => {
    await testApp.close();
    open.stop();
    inside.stop();
  });
  beforeEach(() => {
    replies = {};
    inside.requests.length = 0;
  });
  afterEach(() => jest.restoreAllMocks());

  const unpacked = async (files: readonly ZipFile[]) => {
    const id = await sendZip(ann, zipOf(files));
    await testApp.runJobs();
    return picturesOf(ann, id);
  };
  const fetched = async (...addresses: readonly string[]) => {
    const rows = ['picture', ...addresses].join('\n');
    const id = idOf(await ann.post('/task/batch/pictures', { rows, format: 'csv', pictureColumn: 'picture' }));
    await testApp.runJobs();
    return picturesOf(ann, id);
  };
  const codes = ({ faults }: { readonly faults: readonly { readonly code: string }[] }) =>
    faults.map(({ code }) => code);

  it('rejects a ZIP bomb while it inflates, whatever its header says, in bounded memory', async () => {
    const bomb = Buffer.alloc(120 * MB);
    const files = [
      { name: 'bomb.png', bytes: bomb },
      { name: 'liar.png', bytes: bomb, declaredSize: 100 },
      { name: 'good.png', bytes: await pngOf(1) },
    ];
    const id = await sendZip(ann, zipOf(files));
    const before = process.memoryUsage.rss();
    await testApp.runJobs();
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MB);
    const pictures = await picturesOf(ann, id);
    expect([pictures.state, pictures.stored]).toEqual(['ready', 1]);
    expect(codes(pictures)).toEqual(['picture-too-large', 'picture-too-large']);
  });

  it('rejects a file whose path leaves the folder, and never writes by the name of a file', async () => {
    const names = ['../../evil.png', '/etc/evil.png', '..\\evil.png', 'C:\\evil.png', 'a/../../evil.png', 'good.png'];
    const files = await Promise.all(names.map(async (name, index) => ({ name, bytes: await pngOf(index) })));
    const pictures = await unpacked(files);
    expect([pictures.stored, codes(pictures).filter((code) => code === 'picture-path').length]).toEqual([1, 5]);
    const folder = join(testApp.settings['DATA_DIR'] ?? '', 'images');
    expect(readdirSync(folder).filter((name) => !/^p?[0-9a-f]{32}\.webp$/.test(name))).toEqual([]);
    expect(existsSync(join(folder, '../../evil.png'))).toBe(false);
  });

  it('rejects a script that is named like a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const pictures = await unpacked([
      { name: 'a.png', bytes: svg },
      { name: 'b.jpg', bytes: Buffer.from('#!/bin/sh\nrm -rf /\n') },
      { name: 'c.webp', bytes: Buffer.alloc(0), deflated: false },
    ]);
    expect([pictures.stored, codes(pictures)]).toEqual([0, Array.from({ length: 3 }, () => 'image/not-an-image')]);
  });

  it('reports a file that is no ZIP file, is cut off, damaged or has too many entries', async () => {
    const whole = zipOf([{ name: 'a.png', bytes: await pngOf(2) }]);
    const many = Buffer.from(whole);
    many.writeUInt16LE(60_000, many.length - 12);
    for (const file of [randomBytes(20_000), whole.subarray(0, -10), many]) {
      const id = await sendZip(ann, file);
      await testApp.runJobs();
      const pictures = await picturesOf(ann, id);
      expect([pictures.state, pictures.stored, codes(pictures)]).toEqual(['ready', 0, ['no-zip']]);
    }
    const damaged = zipOf([
      { name: 'a.png', bytes: Buffer.from(randomBytes(2_000).toString('hex')) },
      { name: 'b.png', bytes: await pngOf(3) },
    ]);
    damaged.fill(0xff, 40, 200);
    const id = await sendZip(ann, damaged);
    await testApp.runJobs();
    const pictures = await picturesOf(ann, id);
    expect([pictures.stored, codes(pictures)]).toEqual([1, ['picture-damaged']]);
  });

  it('S21 fetches no internal address by number, name or redirect, and answers as for an unknown one', async () => {
    jest.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA'));
    jest
      .spyOn(Resolver.prototype, 'resolve4')
      .mockImplementation((host: string) =>
        host === 'db.inside.test' ? Promise.resolve(['10.0.0.5']) : Promise.reject(new Error('ENOTFOUND')),
      );
    const secret = `${inside.address}/secret.png`;
    replies = {
      '/led.png': { status: 302, location: secret },
      '/told.png': { status: 307, location: 'https://127.0.0.1/secret.png' },
      '/file.png': { status: 302, location: 'file:///etc/passwd' },
      '/circle.png': { status: 302, location: '/circle.png' },
    };
    const startedAt = Date.now();
    const pictures = await fetched(
      secret,
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/1.png',
      'https://db.inside.test/1.png',
      'https://nobody.inside.test/1.png',
      'https://ann:word@example.com/1.png',
      'https://example.com:22/1.png',
      ...['/led.png', '/told.png', '/file.png', '/circle.png'].map((path) => `${open.address}${path}`),
    );
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(NAME_MS - 100);
    expect(pictures.stored).toBe(0);
    expect(new Set(codes(pictures))).toEqual(new Set(['picture-unreachable']));
    const messages = pictures.faults.map(({ message }) => message);
    expect(new Set(messages.slice(0, 10))).toEqual(new Set(['The address cannot be reached from here.']));
    expect(inside.requests).toEqual([]);
  });

  it('stops at a picture that is too large, and at one that is larger than its server announced', async () => {
    replies = {
      '/large.png': { status: 200, body: Buffer.alloc(9 * MB) },
      '/endless.png': { status: 200, body: Buffer.alloc(9 * MB), headers: { 'transfer-encoding': 'chunked' } },
      '/page.png': { status: 200, type: 'image/png', body: '<script>alert(1)</script>' },
    };
    const pictures = await fetched(...Object.keys(replies).map((path) => `${open.address}${path}`));
    expect(codes(pictures)).toEqual(['picture-too-large', 'picture-too-large', 'image/not-an-image']);
  });

  it('are accessible to their buyer only, and limited in number', async () => {
    const worker = await testApp.person('Worker');
    const bea = await testApp.person('Buyer');
    expect((await beginZip(worker, 100)).status).toBe(403);
    const id = idOf(await beginZip(ann, 100));
    expect((await zipPiece(bea, id, 0, Buffer.alloc(100))).status).toBe(404);
    await beginZip(ann, 100);
    await beginZip(ann, 100);
    expect((await zipPiece(ann, id, 0, Buffer.alloc(100))).status).toBe(404);
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await beginZip(bea, 100)).status));
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });
});
