import { getMetadataStorage } from 'class-validator';
import { type ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import sharp from 'sharp';
import { newId } from '../../src/kernel/ids';
import { upload } from '../support/uploads';
import { batchBody } from '../support/actions';
import { describeOnOneDatabase, taskBody, TestApp } from '../test-app';

describeOnOneDatabase('addresses of pictures', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  const missing = `/api/image/${'0'.repeat(32)}.webp`;

  /** Every call with the address of a picture. */
  const send = {
    'the photo of a profile': async (address: string) =>
      (await testApp.person('Worker')).patch('/auth/profile', { photoURL: address }),
    'the picture of a task': async (address: string) =>
      (await testApp.person('Buyer', { coins: 100 })).post('/task', { ...taskBody(), imageURL: address }),
    'the picture of a batch': async (address: string) =>
      (await testApp.person('Buyer', { coins: 100 })).post('/task/batch', { ...batchBody(), imageURL: address }),
    'the picture of a batch that is looked at first': async (address: string) =>
      (await testApp.person('Buyer')).post('/task/batch/preview', { ...batchBody(), imageURL: address }),
    'the picture of a template': async (address: string) =>
      (await testApp.person('Buyer')).post('/task-template', { name: 'A form', form: { imageURL: address } }),
    'the photo of a new account': async (address: string) => {
      const email = `${newId()}@kaaj.test`.toLowerCase();
      const visitor = testApp.visitor();
      const signedUp = await visitor.post('/auth/signup', { email, password: 'Secret-pass1' });
      const { identityToken } = signedUp.data<{ identityToken: string }>();
      const proof = { authorization: `Bearer ${identityToken}` };
      return visitor.post(`/user/${email}`, { name: 'Rina', role: 'Worker', image: address }, proof);
    },
  };
  const fields: Readonly<Record<keyof typeof send, string>> = {
    'the photo of a profile': 'photoURL',
    'the picture of a task': 'imageURL',
    'the picture of a batch': 'imageURL',
    'the picture of a batch that is looked at first': 'imageURL',
    'the picture of a template': 'form.imageURL',
    'the photo of a new account': 'image',
  };

  it('S17 S62 are tested here for every body field, and the job that deletes unused pictures finds them', () => {
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      readonly validationMetadatas: ReadonlyMap<() => unknown, readonly ValidationMetadata[]>;
    };
    const taking = [...validationMetadatas].flatMap(([shape, rules]) =>
      rules
        .filter(({ context }) => (context as { picture?: true } | undefined)?.picture)
        .map(({ propertyName }) => `${shape.name}.${propertyName}`),
    );
    // For a new one, `inUse` of sql-stored-pictures.ts has to find it where it is stored.
    expect(taking.sort()).toEqual([
      'NewUserBody.image',
      'PostBatchBody.imageURL',
      'PostTaskBody.imageURL',
      'ProfileBody.photoURL',
      'TaskFormBody.imageURL',
    ]);
  });

  describe.each(Object.entries(fields) as [keyof typeof send, string][])('as %s', (call, field) => {
    it.each([
      ['our sign-out, which would sign out every viewer', '/api/jwt/logout'],
      ['our sign-out under its full address', 'http://localhost:3000/api/jwt/logout'],
      ['an account number, which would create an audit entry', '/api/withdrawal/01J0000000000000000000000/account'],
      ['a picture with a path traversal', '/api/image/../jwt/logout'],
      ['a picture of ours with a query string', `${missing}?x=1`],
      ['a picture that was never stored', missing],
      ['a page of ours', '/favicon.svg'],
      ['a foreign server, which would learn who views it', 'https://example.com/spy.png'],
    ])('S17 %s is rejected, and the field named', async (_, address) => {
      const answer = await send[call](address);
      expect([answer.status, answer.code, answer.problem.errors?.map((error) => error.field)]).toEqual([
        400,
        'request/invalid',
        [field],
      ]);
    });

    it('S17 a stored picture is accepted', async () => {
      const uploader = await testApp.person('Worker');
      const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      const { display_url: address } = (await upload(uploader, file)).data<{ display_url: string }>();
      expect((await send[call](address)).status).toBeLessThan(300);
    });
  });
});
