import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { type Restarted, restartedProduct } from './product';

const HEADINGS = {
  '/': 'Complete small tasks, earn real rewards',
  '/alltasks': 'All Tasks',
  '/signin': 'Sign In',
  '/signup': 'Sign Up',
  '/aboutus': 'About Us',
  '/help': 'Help',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/fees': 'Fees',
  '/contact': 'Contact',
};
const PATHS_WITH_CSP = [...Object.keys(HEADINGS), '/forgot-password', '/reset-password', '/nothing'];

const face = join(__dirname, '../pictures/face.png');

let product: Restarted;
let origin = '';
beforeAll(async () => {
  product = await restartedProduct();
  ({ origin } = product);
});

it('npm start prints its address and the sign-ins, and starts again with its data', async () => {
  const { output, people } = product;
  expect(output).toContain(origin);
  for (const role of ['Worker', 'Buyer', 'Admin']) expect(output).toMatch(new RegExp(`${role} .*@`));
  const [before, after] = people;
  expect(before?.length).toBeGreaterThan(2);
  expect(after).toEqual(before);
  expect((await fetch(`${origin}/`)).status).toBe(200);
});

const get = (path: string) => fetch(origin + path);

describe('the first HTML of a public page', () => {
  it.each(Object.entries(HEADINGS))('%s is complete without scripts', async (path, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const { document } = new JSDOM(await answer.text()).window;
    expect(document.querySelector('h1')?.textContent).toBe(words);
    expect(document.querySelector('footer')?.textContent).toContain('All right reserved');
    expect(document.title).toMatch(/ \| Kaaj$/);
    // What needs the script waits for it.
    for (const button of document.querySelectorAll('button')) expect(button.disabled).toBe(true);
  });

  it('is not served for another address', async () =>
    expect(await (await get('/nothing/here')).text()).not.toContain('How It Works'));
});

describe('S12 the content policy', () => {
  it.each(PATHS_WITH_CSP)('of %s allows nothing inline and nothing evaluated', async (path) => {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|data: *;|\*/);
  });
});

it('can be installed on a phone: a manifest with icons, which are there', async () => {
  const { document } = new JSDOM(await (await get('/')).text()).window;
  const answer = await get(document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { start_url: string; display: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
  }
});

describe('the link of a task', () => {
  const TITLE = 'Read the name of the ferry';

  /** Posts a task as the demonstration's buyer; its id. */
  async function postTask(): Promise<string> {
    const post = async (path: string, body: object, headers: Record<string, string>) => {
      const type = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers: { origin, ...type, ...headers }, body: JSON.stringify(body) };
      const answer = await fetch(`${origin}/api${path}`, sent);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer;
    };
    const email = 'buyer@kaaj.example';
    const proof = await post('/auth/login', { email, password: 'Demo-Buyer-1' }, {});
    const { data: proven } = (await proof.json()) as { data: { identityToken: string } };
    const session = await post('/jwt', { email }, { authorization: `Bearer ${proven.identityToken}` });
    const cookie = session.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(readFileSync(face))], { type: 'image/png' }), 'face.png');
    const stored = await fetch(`${origin}/api/image`, { method: 'POST', headers: { origin, cookie }, body: form });
    const { data: image } = (await stored.json()) as { data: { display_url: string } };
    const task = {
      title: `${TITLE} <1>`,
      taskDetail: 'Look closely, then write down what you saw.',
      requiredWorkers: 3,
      payableAmount: 12,
      completionDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      submissionInfo: 'What you saw.',
      imageURL: image.display_url,
    };
    const posted = await post('/task', task, { cookie });
    return ((await posted.json()) as { data: { _id: string } }).data._id;
  }

  it('describes it without scripts, with a picture of this product', async () => {
    const answer = await get(`/task/${await postTask()}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<title>${TITLE} &lt;1&gt; | Kaaj</title>`);
    expect(html).toContain(`<meta property="og:title" content="${TITLE} &lt;1&gt;">`);
    expect(html).toContain(
      '<meta name="description" content="Earn 12 coins: Look closely, then write down what you saw.">',
    );
    const picture = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect((await get(picture.pathname)).headers.get('content-type')).toBe('image/webp');
    expect(picture.origin).toBe(origin);
  });

  it('is 404 when the task does not exist', async () =>
    expect((await get('/task/01HZX5M6T8V9W0Y1Z2A3B4C5D6')).status).toBe(404));
});
