import { LENGTHS, LIMITS } from '@kaaj/contract';
import { type Answer, describeOn, type Person, TestApp } from '../test-app';
import { batchBody } from '../support/actions';

const MEGABYTE = 1024 * 1024;
const LINES = 20;

describeOn('SQLite', 'S26 a batch whose template and rows would expand to millions of characters', () => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    buyer = await testApp.person('Buyer', { coins: 1000 });
    // The first call loads modules, so it is not measured.
    await preview({ title: 'x {{a}}', rows: '{"a":"b"}' });
  });
  afterAll(() => testApp.close());

  const preview = (body: { title?: string; taskDetail?: string; rows: string; format?: 'csv' | 'jsonl' }) =>
    buyer.post('/task/batch/preview', batchBody({ title: 'x', taskDetail: 'See {{a}}', format: 'jsonl', ...body }));
  const placeholders = (count: number) => '{{a}}'.repeat(count);
  const line = (text: string) => JSON.stringify({ a: text });

  /**
   * Processor time of a call, and the rise of peak memory. The least of three calls counts, because garbage of other
   * files may be collected during any of them.
   */
  async function costOf(call: () => Promise<unknown>) {
    const memory = Math.max(process.memoryUsage.rss(), process.resourceUsage().maxRSS * 1024);
    const milliseconds: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const before = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(before);
      milliseconds.push((user + system) / 1000);
    }
    return {
      milliseconds: Math.min(...milliseconds),
      megabytes: (process.resourceUsage().maxRSS * 1024 - memory) / MEGABYTE,
    };
  }

  it.each([
    ['Bangla letters', 'ক'.repeat(11_900)],
    ['letters of two units', '😀'.repeat(5_950)],
    ['ASCII letters', 'a'.repeat(11_900)],
  ])('S35 is rejected before it is expanded: %s', async (_, text) => {
    let answer: Answer | undefined;
    const cost = await costOf(
      async () => (answer = await preview({ taskDetail: placeholders(1000), rows: line(text) })),
    );
    expect([answer?.status, answer?.code]).toEqual([422, 'batch/faulty-rows']);
    expect(answer?.problem.errors).toMatchObject([{ line: 1, field: 'taskDetail', code: 'maxLength' }]);
    expect(cost.milliseconds).toBeLessThan(250);
    expect(cost.megabytes).toBeLessThan(64);
  });

  it('S35 lets other requests run when it has many rows', async () => {
    const rows = Array.from({ length: LINES }, () => line('a'.repeat(11_900))).join('\n');
    let answered: string[] = [];
    const cost = await costOf(async () => {
      answered = [];
      const request = testApp
        .visitor()
        .get('/health')
        .then(() => answered.push('health'));
      const { status, problem } = await preview({ taskDetail: placeholders(1000), rows });
      answered.push('preview');
      expect([status, problem.errors?.length]).toEqual([422, LINES]);
      await request;
    });
    expect(cost.milliseconds).toBeLessThan(500);
    expect(cost.megabytes).toBeLessThan(64);
    expect(answered).toEqual(['health', 'preview']);
  });

  it('S35 looks up a column in another normal form without folding all names again', async () => {
    const names = Array.from({ length: LIMITS.batch.columns }, (_, index) => `${'é'.repeat(40)}${index}`);
    const values = names.map(() => '');
    const rows = [names, ...Array.from({ length: 300 }, () => values.with(0, 'x'))]
      .map((cells) => cells.join(','))
      .join('\n');
    const last = `{{${names.at(-1)?.normalize('NFD')}}}`;
    const taskDetail = `x${last.repeat(Math.floor((LENGTHS.taskDetail - 1) / last.length))}`;
    let answer: Answer | undefined;
    const cost = await costOf(async () => (answer = await preview({ title: 'x', taskDetail, rows, format: 'csv' })));
    expect(answer?.status).toBe(200);
    expect(cost.milliseconds).toBeLessThan(600);
  });

  it('S35 is accepted when it fits: the length counts characters without blanks at the ends', async () => {
    const detail = 'ক'.repeat(LENGTHS.taskDetail / 2);
    const { status } = await preview({ taskDetail: `  ${placeholders(2)}  `, rows: line(detail) });
    expect(status).toBe(200);
    const longer = await preview({ taskDetail: `${placeholders(2)}x`, rows: line(detail) });
    expect(longer.problem.errors).toMatchObject([{ field: 'taskDetail', code: 'maxLength' }]);
  });

  it.each([
    ['one line of JSON', () => ({ rows: line('a'.repeat(3_900_000)) })],
    ['a line of JSON with 300,000 members', () => ({ rows: `{${'"a":1,'.repeat(300_000)}"b":1}` })],
    ['3.9 million ends of lines', () => ({ rows: `{"a":1}${'\n'.repeat(3_900_000)}` })],
    ['a file of two units a character', () => ({ rows: line('😀'.repeat(1_900_000)) })],
    ['a head of CSV', () => ({ rows: 'a'.repeat(3_900_000), format: 'csv' as const })],
    ['a cell of CSV', () => ({ rows: `a\n${'b'.repeat(3_900_000)}`, format: 'csv' as const })],
    ['a quoted cell of CSV', () => ({ rows: `a\n"${'""'.repeat(1_900_000)}"`, format: 'csv' as const })],
  ])('S35 neither ends the process nor blocks other requests: %s', async (_, body) => {
    const sent = body();
    const cost = await costOf(() => preview(sent));
    expect(cost.megabytes).toBeLessThan(160);
    expect(cost.milliseconds).toBeLessThan(600);
  });

  it('S35 is read for two people at a time, and one person has two files queued', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => line(`row ${index}`)).join('\n');
    const other = await testApp.person('Buyer', { coins: 1000 });
    const flood = Array.from({ length: 6 }, () => preview({ rows }));
    const theirs = await other.post(
      '/task/batch/preview',
      batchBody({ title: 'x', taskDetail: 'See {{a}}', format: 'jsonl', rows: '{"a":"b"}' }),
    );
    expect(theirs.status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});
