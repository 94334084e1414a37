import sharp from 'sharp';
import { newId } from '../../src/kernel/ids';
import { upload } from '../support/uploads';
import { describeOnEachDatabase, taskBody, World } from '../world';

describeOnEachDatabase('addresses of pictures', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine);
  });
  afterAll(() => world.close());

  const missing = `/api/image/${'0'.repeat(32)}.webp`;

  /** Every call that takes the address of a picture, under the name of its field. */
  const send = {
    photoURL: async (address: string) => (await world.person('Worker')).patch('/auth/profile', { photoURL: address }),
    imageURL: async (address: string) =>
      (await world.person('Buyer')).post('/task', { ...taskBody(), imageURL: address }),
    image: async (address: string) => {
      const email = `${newId()}@kaaj.test`.toLowerCase();
      const visitor = world.visitor();
      const signedUp = await visitor.post('/auth/signup', { email, password: 'Secret-pass1' });
      const { identityToken } = signedUp.data<{ identityToken: string }>();
      const proof = { authorization: `Bearer ${identityToken}` };
      return visitor.post(`/user/${email}`, { name: 'Rina', role: 'Worker', image: address }, proof);
    },
  };
  const fields = Object.keys(send) as (keyof typeof send)[];

  describe.each(fields)('as %s', (field) => {
    it.each([
      ['our way out, which would sign out whoever looks', '/api/jwt/logout'],
      ['our way out under its full address', 'http://localhost:3000/api/jwt/logout'],
      ['an account number, whose showing is written down', '/api/withdrawal/01J0000000000000000000000/account'],
      ['a picture dressed up with a way back', '/api/image/../jwt/logout'],
      ['a picture of ours with a question behind it', `${missing}?x=1`],
      ['a picture that was never stored', missing],
      ['a page of ours', '/favicon.svg'],
      ["somebody else's server, which would learn who looks", 'https://example.com/spy.png'],
    ])('S17 %s is refused, and the field named', async (_, address) => {
      const answer = await send[field](address);
      expect([answer.status, answer.code, answer.problem.errors?.map((error) => error.field)]).toEqual([
        400,
        'request/invalid',
        [field],
      ]);
    });

    it('S17 a picture that we stored is taken', async () => {
      const uploader = await world.person('Worker');
      const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      const { display_url: address } = (await upload(uploader, file)).data<{ display_url: string }>();
      expect((await send[field](address)).status).toBeLessThan(300);
    });
  });
});
