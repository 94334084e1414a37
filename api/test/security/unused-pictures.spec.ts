import sharp from 'sharp';
import { PurgeUnusedPictures } from '../../src/contexts/images/application/purge-unused-pictures';
import { ImageStore } from '../../src/contexts/images/application/image-store';
import { batchBody, taskBody } from '../support/actions';
import { proofBy, upload } from '../support/uploads';
import { actions, describeOnOneDatabase, idOf, type Person, TestApp } from '../test-app';

const DAY = 24 * 60 * 60 * 1000;
const completionDate = '2099-01-01';

describeOnOneDatabase('S62 unused uploaded pictures', (engine) => {
  let testApp: TestApp;
  let worker: Person;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    worker = await testApp.person('Worker', { coins: 10 });
    buyer = await testApp.person('Buyer', { coins: 1000 });
  });
  afterEach(() => jest.restoreAllMocks());

  let drawn = 0;
  const fileOf = (red = (drawn += 1)) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 90, b: 90 } } })
      .png()
      .toBuffer();
  const addressOf = async (by: Person, file: Buffer) =>
    (await upload(by, file)).data<{ display_url: string }>().display_url;
  const uploaded = async (by: Person) => addressOf(by, await fileOf());
  const later = async (days: number, report: (error: unknown) => void = () => undefined) => {
    // Instead of advancing the clock, which would end all sessions.
    await testApp.sql('UPDATE stored_picture SET look_at = look_at - ?', [days * DAY]);
    const job = testApp.app.get(PurgeUnusedPictures, { strict: false });
    while (await job.run(report));
  };
  const statusOf = async (by: Person, address: string) => (await by.get(address.replace(/^\/api/, ''))).status;
  const statusesOf = (by: Person, addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => statusOf(by, address)));
  const rowsOf = async (by: Person) =>
    (await testApp.sql('SELECT name FROM stored_picture WHERE owner_id = ?', [by.id])).length;
  const task = (imageURL: string) => ({ ...taskBody({ completionDate }), imageURL });

  it('S62 are deleted after thirty days, and not before', async () => {
    const [picture, proof] = [await uploaded(buyer), await proofBy(worker)];
    await later(29);
    expect([await statusOf(buyer, picture), await statusOf(worker, proof)]).toEqual([200, 200]);
    await later(2);
    expect([await statusOf(buyer, picture), await statusOf(worker, proof)]).toEqual([404, 404]);
    expect([await rowsOf(buyer), await rowsOf(worker)]).toEqual([0, 0]);
    expect((await buyer.post('/task', task(picture))).status).toBe(400);
    const posted = idOf(await actions.post(buyer, { completionDate }));
    const sent = await worker.post('/submission', { task: posted, submissionDetail: 'Done.', pictures: [proof] });
    expect(sent.code).toBe('image/not-own-proof');
    expect(await statusOf(worker, await proofBy(worker))).toBe(200);
  });

  it('S62 are none of those used as a photo, in a task, in a template or in an unposted batch', async () => {
    const [face, ofTask] = [await uploaded(buyer), await uploaded(buyer)];
    const [ofTemplate, ofBatch] = [await uploaded(buyer), await uploaded(buyer)];
    const pictures = [face, ofTask, ofTemplate, ofBatch];
    (await buyer.patch('/auth/profile', { photoURL: face })).data();
    (await buyer.post('/task', task(ofTask))).data();
    (await buyer.post('/task-template', { name: 'A form', form: { imageURL: ofTemplate } })).data();
    (await buyer.post('/task/batch', { ...batchBody({ completionDate }), imageURL: ofBatch })).data();
    for (let month = 0; month < 3; month += 1) {
      await later(31);
      expect(await statusesOf(buyer, pictures)).toEqual([200, 200, 200, 200]);
    }
    (await buyer.patch('/auth/profile', { photoURL: await uploaded(buyer) })).data();
    await later(31);
    expect(await statusesOf(buyer, pictures)).toEqual([404, 200, 200, 200]);
  });

  it('S62 are none of the submitted proof pictures: of work, a new version, a dispute', async () => {
    const proofs = [await proofBy(worker, 'red'), await proofBy(worker, 'green'), await proofBy(worker, 'blue')];
    const [ofWork, ofVersion, ofDispute] = proofs;
    const work = { task: idOf(await actions.post(buyer, { completionDate })), submissionDetail: 'Done.' };
    const id = idOf(await worker.post('/submission', { ...work, pictures: [ofWork] }));
    (await actions.askForChanges(buyer, id)).data();
    (await worker.post(`/submission/${id}/version`, { submissionDetail: 'Again.', pictures: [ofVersion] })).data();
    (await actions.review(buyer, id, 'rejected')).data();
    (await worker.post(`/submission/${id}/dispute`, { statement: 'I did it.', pictures: [ofDispute] })).data();
    await later(31);
    expect(await statusesOf(worker, proofs)).toEqual([200, 200, 200]);
    expect(await statusesOf(buyer, proofs)).toEqual([200, 200, 200]);
  });

  it('S62 stay for another month when a request has just shown one', async () => {
    const picture = await uploaded(buyer);
    await later(29.5);
    (await buyer.post('/task/batch/preview', { ...batchBody({ completionDate }), imageURL: picture })).data();
    await later(1);
    (await buyer.post('/task', task(picture))).data();
    await later(31);
    expect(await statusOf(buyer, picture)).toBe(200);
  });

  it('S62 stay when their owner uploads the same file again while it is deleted', async () => {
    const file = await fileOf();
    const picture = await addressOf(buyer, file);
    const store = testApp.app.get(ImageStore, { strict: false });
    const remove = store.remove.bind(store);
    jest.spyOn(store, 'remove').mockImplementationOnce(async (name) => {
      expect(await addressOf(buyer, file)).toBe(picture);
      await remove(name);
    });
    await later(31);
    expect(await statusOf(buyer, picture)).toBe(200);
    await later(31);
    expect(await statusOf(buyer, picture)).toBe(404);
  });

  it('S62 cannot be used again while they are deleted, and are deleted once the store is back', async () => {
    const picture = await uploaded(buyer);
    const store = testApp.app.get(ImageStore, { strict: false });
    jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('away'));
    const reported: unknown[] = [];
    await later(31, (error) => reported.push(error));
    expect(reported).toEqual([new Error('away')]);
    expect((await buyer.post('/task', task(picture))).status).toBe(400);
    await later(0);
    expect([await statusOf(buyer, picture), await rowsOf(buyer)]).toEqual([404, 0]);
  });
});
