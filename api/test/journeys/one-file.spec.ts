import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { type Api, remoteApi } from '../support/api';
import { freshDatabase, type FreshDatabase } from '../support/databases';
import { ApiProcess } from '../support/processes';
import { proofBy } from '../support/uploads';
import { deeds, describeOnEachDatabase, idOf, Person, TEST_SETTINGS } from '../world';

const SERVER = join(__dirname, '../../dist/server.js');

describeOnEachDatabase('the server as one file', (engine) => {
  let home: FreshDatabase;
  let process: ApiProcess;
  let api: Api & { close(): void };
  beforeAll(async () => {
    home = await freshDatabase(engine);
    process = await ApiProcess.start({ ...TEST_SETTINGS, ...home.settings });
    api = remoteApi(`http://localhost:${process.port}`, [process.server]);
  });
  afterAll(async () => {
    api.close();
    await process.stop();
    await home.remove();
  });

  it('starts, is ready, and has nothing to warn of', async () => {
    expect(await process.answers('/ready')).toBe(true);
    expect(process.output).not.toMatch(/warning/i);
  });

  it('takes a coin from its buyer to its worker', async () => {
    const buyer = await Person.signUp(api, { role: 'Buyer' });
    const worker = await Person.signUp(api, { role: 'Worker' });
    (await deeds.buy(buyer, 500)).data();
    const task = idOf(await deeds.post(buyer, { requiredWorkers: 1, payableAmount: 100 }));
    (await deeds.review(buyer, idOf(await deeds.submit(worker, task)), 'accepted')).data();
    expect((await worker.get(`/user?${worker.self}`)).data()).toMatchObject({ coin: 110 });
  });

  it('finds what stays outside of it: how pictures are encoded, and the page of the documentation', async () => {
    const person = await Person.signUp(api, { role: 'Worker' });
    expect(await proofBy(person)).toMatch(/^\/api\/image\//);
    expect((await person.get('/docs/swagger-ui.css')).status).toBe(200);
  });
});

describe('the text of the server as one file', () => {
  it('has nothing of other databases, and finds the letters of other languages beside it', () => {
    const text = readFileSync(SERVER, 'utf8');
    const modules = text.match(/^"[^"\n]+(?="\()/gm) ?? [];
    expect(modules.length).toBeGreaterThan(1_000);
    expect(modules.filter((name) => /driver\/(postgres|oracle)|zod\/v4\/locales\/(?!en)/.test(name))).toEqual([]);
    const tables = text.match(/(?<=require\(")iconv-lite\/[^"]+/g) ?? [];
    expect(tables).toContain('iconv-lite/encodings/tables/shiftjis.json');
    const read = createRequire(SERVER);
    for (const table of tables) expect(read(table)).toEqual(expect.arrayContaining([expect.anything()]));
  });

  it('assigns no function to a property just as it is written, but where a module is loaded', () => {
    const text = readFileSync(SERVER, 'utf8');
    const old: string[] = [];
    fullAncestor(parse(text, { ecmaVersion: 'latest' }), (node, _state, ancestors) => {
      if (node.type !== 'AssignmentExpression') return;
      const { left, right } = node as unknown as Record<'left' | 'right', { type: string; start: number; end: number }>;
      if (left.type !== 'MemberExpression' || !/^(Arrow)?FunctionExpression$/.test(right.type)) return;
      // One is around the file, one around the module.
      if (ancestors.filter(({ type }) => /Function/.test(type)).length > 2) old.push(text.slice(left.start, left.end));
    });
    expect(old).toEqual([]);
  });
});

describe('a defect of the server as one file', () => {
  it('is told by the lines that were written, not by those that run', async () => {
    const home = await freshDatabase('SQLite');
    const fault = 'process.stdout.write = () => { throw new Error("nobody listens") }';
    const { stderr } = spawnSync(process.execPath, ['--import', `data:text/javascript,${fault}`, SERVER], {
      env: { PATH: process.env['PATH'], ...TEST_SETTINGS, ...home.settings, HOST: '127.0.0.1', PORT: '0' },
      encoding: 'utf8',
      timeout: 20_000,
    });
    await home.remove();
    expect(stderr).toMatch(/^Error: nobody listens$/m);
    expect(stderr).toMatch(/at main \(\S*\/api\/src\/main\.ts:\d+\)/);
  });
});
