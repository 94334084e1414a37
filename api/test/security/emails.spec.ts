import { type AccessRule } from '../../src/platform/http/access';
import { exampleOf, ROUTES } from '../support/calls';
import { describeOnEachDatabase, Person, TestApp } from '../test-app';

/** Every route that has an e-mail in its path or its query. */
const NAMING = ROUTES.filter(({ rule }) => /^(params|query)\./.test((rule as AccessRule).self ?? ''));

describeOnEachDatabase(
  'S1 an e-mail in a path or query is the same address in any letter case, and with surrounding blanks',
  (engine) => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await TestApp.build(engine);
    });
    afterAll(() => testApp.close());

    it.each(NAMING.map(({ route }) => route))('S1 %s', async (route) => {
      const { method, path, rule } = ROUTES.find((each) => each.route === route) as (typeof ROUTES)[number];
      const { who, self }: AccessRule = rule;
      const caller =
        who === 'identity-token'
          ? await Person.withoutProfile(testApp.api, { role: 'Worker', email: `new-${engine.toLowerCase()}@kaaj.test` })
          : await testApp.person(typeof who === 'string' ? 'Buyer' : (who[0] as 'Buyer'), {});
      const { body } = exampleOf(route);
      const sent = body && (await body(testApp, caller));
      const answers = [];
      for (const spelling of [caller.email, ` ${caller.email.toUpperCase()} `, `\u200bmailto:${caller.email}\u202c`]) {
        const named = encodeURIComponent(spelling);
        answers.push(
          await caller.send({
            method,
            path: path.replace(':email', named) + (self?.startsWith('query.') ? `?${self.slice(6)}=${named}` : ''),
            ...(sent && { body: sent }),
            headers: who === 'identity-token' ? caller.proof : {},
          }),
        );
      }
      const [usual, ...others] = answers.map(({ status }) => status);
      expect(usual).toBeLessThan(400);
      expect(others).toEqual([usual, usual]);
    });

    it('S1 keeps its plus in an unencoded query', async () => {
      const email = `rina+work+${engine.toLowerCase()}@kaaj.test`;
      const worker = await testApp.person('Worker', { email });
      for (const named of [email, encodeURIComponent(email)]) {
        const answer = await worker.get(`/user?email=${named}`);
        expect([answer.status, answer.data<{ email: string }>().email]).toEqual([200, email]);
      }
      expect((await worker.get(`/user?email=rina+other@kaaj.test`)).status).toBe(403);
    });

    it('S1 signs in with surrounding blanks, and matches a domain of another script by its xn-- form', async () => {
      const host = `bücher-${engine.toLowerCase()}.example`;
      const password = 'Sign-Me-In-1';
      const call = (path: string, email: string) =>
        testApp.api.send({
          method: 'POST',
          path,
          headers: { origin: testApp.api.origin },
          body: { email, password },
        });
      (await call('/auth/signup', `a@${host}`)).data();
      const plain = `a@${new URL(`http://${host}`).hostname}`;
      expect(plain).toContain('@xn--');
      for (const email of [plain, `A@${host.toUpperCase()}`, `\u200b${plain}`, `${plain}\u200b`, `mailto:${plain}`]) {
        expect((await call('/auth/login', email)).status).toBe(200);
      }
      expect((await call('/auth/signup', plain)).status).toBe(409);
    });
  },
);
