import { type Task } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

interface List {
  readonly data: readonly Task[];
  readonly page: { readonly next: string | null };
}

describeOnEachDatabase('the tasks of a buyer', (engine) => {
  let testApp: TestApp;
  let buyer: Person;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 1000 });
    const other = await testApp.person('Buyer', { coins: 1000 });
    for (const [title, completionDate, of] of [
      ['Spring', '2999-03-01', buyer],
      ['Autumn', '2999-09-01', buyer],
      ['Somebody else’s', '2999-06-01', other],
      ['Summer, first', '2999-06-01', buyer],
      ['Deleted', '2999-06-01', buyer],
      ['Summer, second', '2999-06-01', buyer],
    ] as const) {
      const id = idOf(await actions.post(of, { title, completionDate, requiredWorkers: 1, payableAmount: 5 }));
      if (title === 'Spring') (await actions.submit(await testApp.person('Worker'), id)).data();
      if (title === 'Deleted') (await actions.deleteTask(buyer, id)).data();
    }
  });
  afterAll(() => testApp.close());

  const list = (query: Record<string, string>) => buyer.get(`/task/user/${buyer.email}?${new URLSearchParams(query)}`);
  /** Every page, `size` rows each. */
  const readPages = async (query: Record<string, string>, size: number) => {
    const pagesRead: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const answer = await list({ ...query, size: String(size), ...(cursor && { cursor }) });
      const { data, page } = answer.json<List>();
      expect(data.length).toBeLessThanOrEqual(size);
      pagesRead.push(...data.map(({ title }) => title));
      cursor = page.next;
    }
    return pagesRead;
  };

  it.each([
    ['the newest first', {}, ['Summer, second', 'Summer, first', 'Autumn', 'Spring']],
    ['the newest first by default', { sort: '' }, ['Summer, second', 'Summer, first', 'Autumn', 'Spring']],
    ['the soonest completion date first', { sort: 'asc' }, ['Spring', 'Summer, first', 'Summer, second', 'Autumn']],
    ['the latest completion date first', { sort: 'dsc' }, ['Autumn', 'Summer, second', 'Summer, first', 'Spring']],
  ])('are listed %s, in pages of any size', async (_, query: Record<string, string>, titles) => {
    for (const size of [1, 2, 3, 20]) expect(await readPages(query, size)).toEqual(titles);
  });

  it.each([
    ['by words of their title', { search: 'SUMMER' }, ['Summer, second', 'Summer, first']],
    ['by words, in another order', { search: 'summer', sort: 'asc' }, ['Summer, first', 'Summer, second']],
    ['by words that only a deleted one has', { search: 'deleted' }, []],
    ['with an open place alone', { open: 'true' }, ['Summer, second', 'Summer, first', 'Autumn']],
    ['by words and with an open place alone', { search: 'spring', open: 'true' }, []],
    [
      'without any filter by default',
      { search: '', open: '' },
      ['Summer, second', 'Summer, first', 'Autumn', 'Spring'],
    ],
  ])('are found %s', async (_, query: Record<string, string>, titles) => {
    for (const size of [1, 20]) expect(await readPages(query, size)).toEqual(titles);
  });

  it('reject an unknown sort order, and a cursor of another order', async () => {
    const unknown = await list({ sort: 'price' });
    expect(unknown).toMatchObject({ status: 400 });
    expect(unknown.text).toContain('"field":"sort"');
    const { page } = (await list({ size: '1' })).json<List>();
    const elsewhere = await list({ sort: 'asc', size: '1', cursor: page.next as string });
    expect(elsewhere).toMatchObject({ status: 400 });
    expect(elsewhere.text).toContain('"field":"cursor"');
  });
});
