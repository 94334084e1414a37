import { type ReceivedFor, type Submission } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

describeOnEachDatabase('the submissions that a buyer received', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let workers: Person[];
  let work: string[];
  let taskId: string;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer');
    workers = await Promise.all(Array.from({ length: 5 }, () => testApp.person('Worker')));
    (await actions.buy(buyer, 1000)).data();
    taskId = idOf(await actions.post(buyer, { requiredWorkers: 5 }));
    work = [];
    for (const worker of workers) work.push(idOf(await actions.submit(worker, taskId)));
    for (const [at, verdict] of [
      [3, 'accepted'],
      [1, 'rejected'],
    ] as const) {
      (await actions.review(buyer, work[at] as string, verdict)).data();
      testApp.clock.advance(1000);
    }
  });
  afterAll(() => testApp.close());

  const readPages = async (query: string, someone = buyer) => {
    const ids: string[] = [];
    let cursor = '';
    do {
      const page = (await someone.get(`/submission/received?size=1${query}${cursor}`)).json<{
        data: Submission[];
        page: { next: string | null };
      }>();
      ids.push(...page.data.map(({ _id }) => _id));
      cursor = page.page.next === null ? '' : `&cursor=${page.page.next}`;
    } while (cursor !== '');
    return ids;
  };

  const among = (tasks: readonly string[], someone = buyer) =>
    someone.get(`/submission/received/among?tasks=${tasks.join(',')}`);

  it('are listed in the order of arrival while they are pending', async () => {
    expect(await readPages('')).toEqual([work[0], work[2], work[4]]);
    expect(await readPages('&state=pending')).toEqual([work[0], work[2], work[4]]);
  });

  it('are listed latest decision first once they are decided', async () => {
    expect(await readPages('&state=decided')).toEqual([work[1], work[3]]);
  });

  it('contain the photo of their worker', async () => {
    const [worker] = workers as [Person];
    const image = '/api/image/0f1e2d3c4b5a69788796a5b4c3d2e1f0.webp';
    await testApp.sql('UPDATE person SET image = ? WHERE id = ?', [image, worker.id]);
    // Another program changed it, which is visible after a second.
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    const [first] = (await buyer.get('/submission/received?size=1')).data<Submission[]>();
    later.mockRestore();
    expect(first?.worker).toEqual({ _id: worker.id, name: worker.name, image, email: worker.email });
  });

  it('can be filtered by one task', async () => {
    const other = idOf(await actions.post(buyer, { requiredWorkers: 1 }));
    const sent = idOf(await actions.submit(workers[0] as Person, other));
    expect(await readPages(`&task=${other}`)).toEqual([sent]);
    expect(await readPages(`&task=${taskId}`)).toEqual([work[0], work[2], work[4]]);
    expect(await readPages(`&task=${taskId}&state=decided`)).toEqual([work[1], work[3]]);
    expect(await readPages(`&task=${other}&state=decided`)).toEqual([]);
    expect((await among([other, taskId])).data<ReceivedFor[]>()).toEqual(
      expect.arrayContaining([
        { taskId, accepted: 1, waiting: 3 },
        { taskId: other, accepted: 0, waiting: 1 },
      ]),
    );
    expect((await among([taskId], await testApp.person('Buyer'))).data()).toEqual([]);
    (await actions.review(buyer, sent, 'rejected')).data();
    expect((await among([other])).data()).toEqual([{ taskId: other, accepted: 0, waiting: 0 }]);
  });

  it('have a count of those that wait for the buyer', async () => {
    const count = async (someone = buyer) => (await someone.get('/submission/received/count')).data<number>();
    const [worker] = workers as [Person];
    const waiting = await count();
    expect(waiting).toBe(3);
    const other = idOf(await actions.post(buyer, { requiredWorkers: 1 }));
    const sent = idOf(await actions.submit(worker, other));
    expect(await count()).toBe(waiting + 1);
    (await actions.askForChanges(buyer, sent)).data();
    expect(await count()).toBe(waiting);
    (await actions.resubmitWork(worker, sent)).data();
    expect(await count()).toBe(waiting + 1);
    (await actions.review(buyer, sent, 'rejected')).data();
    expect(await count()).toBe(waiting);
    expect(await count(await testApp.person('Buyer'))).toBe(0);
  });

  describe('a search', () => {
    let seeker: Person;
    const sent: string[] = [];
    beforeAll(async () => {
      seeker = await testApp.person('Buyer');
      (await actions.buy(seeker, 1000)).data();
      const texts = ['A KINGFISHER on a branch', 'two herons', 'a kingfisher, 100% sure'];
      for (const [index, submissionDetail] of texts.entries()) {
        const task = idOf(await actions.post(seeker, { title: index === 1 ? 'Find a Kingfisher' : 'Count birds' }));
        const body = { task, submissionDetail };
        sent.push(idOf(await (workers[index] as Person).post('/submission', body)));
      }
      await testApp.sql("UPDATE person SET name = 'Mitu মিতু' WHERE id = ?", [(workers[1] as Person).id]);
    });

    const found = (text: string, more = '') => readPages(`&search=${encodeURIComponent(text)}${more}`, seeker);

    it('matches the text, the title of the task and the name of the worker, page by page', async () => {
      expect(await found('Kingfisher')).toEqual([sent[0], sent[1], sent[2]]);
      expect(await found('count BIRDS')).toEqual([sent[0], sent[2]]);
      expect(await found('mitu')).toEqual([sent[1]]);
      expect(await found('মিতু')).toEqual([sent[1]]);
      expect(await found('100%')).toEqual([sent[2]]);
      expect(await found('%')).toEqual([sent[2]]);
      expect(await found('nowhere')).toEqual([]);
      expect(await found('')).toEqual(sent);
    });

    it('finds decided submissions, and never those of other buyers', async () => {
      expect(await found('kingfisher', '&state=decided')).toEqual([]);
      (await actions.review(seeker, sent[0] as string, 'accepted')).data();
      expect(await found('kingfisher', '&state=decided')).toEqual([sent[0]]);
      expect(await found('kingfisher')).toEqual([sent[1], sent[2]]);
      expect(await readPages('&search=kingfisher')).toEqual([]);
    });

    it('reads bounded parts, and the cursor continues from there', async () => {
      const many = await testApp.person('Buyer');
      await insertSubmissions(many.id, 10_200);
      const page = (cursor = '') =>
        many
          .get(`/submission/received?search=needle${cursor}`)
          .then((answer) => answer.json<{ data: Submission[]; page: { next: string | null } }>());
      const first = await page();
      expect(first.data).toEqual([]);
      const second = await page(`&cursor=${first.page.next ?? ''}`);
      expect(second.data.map(({ submissionDetail }) => submissionDetail)).toEqual(['the needle']);
      expect(second.page.next).toBeNull();
    });

    /** Enough pending work that the match comes last. */
    async function insertSubmissions(buyerId: string, amount: number): Promise<void> {
      const rows = Array.from({ length: amount }, (_, n) => {
        const id = `${'0'.repeat(26)}${n}`.slice(-26);
        return [id, id, buyerId, (workers[0] as Person).id, n === amount - 1 ? 'the needle' : 'hay', n];
      });
      for (let from = 0; from < amount; from += 600) {
        const some = rows.slice(from, from + 600);
        const rowPlaceholders = some.map(() => "(?, ?, 'A task', 1, ?, ?, 5, ?, 'pending', '', ?, 0, 0)").join(', ');
        await testApp.sql(
          `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, concealed) VALUES ${rowPlaceholders}`,
          some.flat(),
        );
      }
    }
  });

  it('finds the buyer’s own submissions, without those of removed workers', async () => {
    const other = await testApp.person('Buyer');
    expect((await other.get('/submission/received')).data()).toEqual([]);
    expect((await (workers[0] as Person).get('/submission/received')).status).toBe(403);
    (await actions.remove(await testApp.person('Admin'), (workers[2] as Person).id)).data();
    expect(await readPages('')).toEqual([work[0], work[4]]);
  });
});
