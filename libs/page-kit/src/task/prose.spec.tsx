import { URL as NodeUrl } from 'node:url';
import { render, screen, within } from '@testing-library/react';
import { parseProse } from './parse-prose';
import { Prose } from './prose';

const show = (text: string) => render(<Prose>{text}</Prose>).container;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('a buyer’s text', () => {
  it('keeps its paragraphs and its lines', () => {
    const page = show('Go to the shop.\nLook at the sign.\n\nWrite down its name.\r\n');
    const paragraphs = [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(['Go to the shop.\nLook at the sign.', 'Write down its name.']);
  });

  it('has lists, which end after their last item', () => {
    show('You need:\n- a phone\n* a pen\n  or a pencil\nThen go.');
    const points = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual(['a phone', 'a pen\nor a pencil']);
    expect(screen.getByText('Then go.').tagName).toBe('P');
  });

  it.each([
    ['https://аpple.com/login', 'https://xn--pple-43d.com/login'],
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com'],
    ['http://pαypal.example:8080/a?b#c', 'http://xn--pypal-d9d.example:8080/a?b#c'],
    ['https://ｋaaj.example/', 'https://kaaj.example/'],
    ['https://kaaj。example/', 'https://kaaj.example/'],
    ['https://বাংলাa.example', 'https://xn--a-10d9jza2dc.example'],
  ])('S55 shows the real host of %s', (address, shown) => {
    show(`See ${address} now`);
    expect(screen.getByRole('link')).toHaveTextContent(shown);
    expect(links()).toEqual([address]);
  });

  it.each([
    'https://bn.wikipedia.org/wiki/র‍্যাব',
    'https://বাংলা.example/ক',
    'https://বাংলা.বাংলা',
    'https://кино.рф/афиша',
    'https://bücher.example',
    'https://例え.jp',
    'HTTPS://Kaaj.Example/Path',
    'https://xn--80ak6aa92e.com',
  ])('shows %s unchanged', (address) => {
    show(`See ${address} now`);
    expect(screen.getByRole('link')).toHaveTextContent(address);
  });

  it.each([
    ['1. Open it\n2) Read it\n7. Close it', [1, 2, 7]],
    ['১. খুলুন\n২. পড়ুন', [1, 2]],
  ])('numbers points as their writer did: %s', (text, numbers) => {
    const page = show(text);
    expect([...page.querySelectorAll('ol > li')].map((point) => (point as HTMLLIElement).value)).toEqual(numbers);
  });

  it('is read in the direction of its own script, without changing the direction of the page', () => {
    const page = show('علي 7\n\n- one\n- علي');
    expect([...page.querySelectorAll('p, li')].map((part) => part.getAttribute('dir'))).toEqual([
      'auto',
      'auto',
      'auto',
    ]);
  });

  it.each([
    ['https://bn.wikipedia.org/wiki/র\u200d\u09cdযাব', 'a joiner'],
    ['https://bn.wikipedia.org/wiki/ক\u09cd\u200cষ?x=1', 'a non-joiner'],
    ['https://fa.wikipedia.org/wiki/می\u200cخواهم', 'a non-joiner of Persian'],
  ])('links to the whole address %j, with %s inside', (address) => {
    show(`See ${address} for it`);
    expect(links()).toEqual([address]);
  });

  it.each(['https://kaaj.exa\u200dmple', 'https://kaaj.exa\u202emple', 'https://kaaj.exa\u200bmple'])(
    'ends the address %j before an unneeded format character',
    (address) => {
      show(address);
      expect(links()).toEqual(['https://kaaj.exa']);
    },
  );

  it.each([
    ['Send **all ten** names, **today**.', ['all ten', 'today']],
    ['**Read https://kaaj.example first**', ['Read ', 'https://kaaj.example', ' first']],
    ['2 ** 3 ** 4', []],
    ['**never closed', []],
    ['****', []],
    ['** spaced **', []],
  ])('has bold words between asterisks: %s', (text, bold) => {
    const page = show(text);
    expect([...page.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(bold);
    if (bold.length === 0) expect(page).toHaveTextContent(text, { normalizeWhitespace: false });
  });

  it.each([
    [
      'See https://kaaj.example/a?b=1&c=2#d, then http://kaaj.example.',
      ['https://kaaj.example/a?b=1&c=2#d', 'http://kaaj.example'],
    ],
    ['(https://bn.wikipedia.org/wiki/Dhaka_(city))', ['https://bn.wikipedia.org/wiki/Dhaka_(city)']],
    ['[the form](https://forms.example/1)', ['https://forms.example/1']],
    ['এখানে দেখুন: https://kaaj.example/কাজ।', ['https://kaaj.example/কাজ']],
    ['HTTPS://KAAJ.EXAMPLE/A', ['HTTPS://KAAJ.EXAMPLE/A']],
  ])('links to web addresses, without the sentence around them: %s', (text, addresses) => {
    const page = show(text);
    expect(links()).toEqual(addresses);
    expect(page).toHaveTextContent(text);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveTextContent(link.getAttribute('href') ?? '');
      expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

describe('a malicious text', () => {
  const { URL: ofPage } = globalThis;
  afterEach(() => {
    globalThis.URL = ofPage;
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://kaaj.example/%0aalert(1)',
    '[press](javascript:alert(1))',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd ftp://kaaj.example vbscript:x',
    'https://bank.example@evil.example/',
    'https://bank.example:secret@evil.example/',
    'https://',
    'http://[::1',
    '<a href="https:evil.example">press</a>',
    '<img src=x onerror=alert(1)>',
    '![](x) <https:x>',
  ])('is text: %s', (text) => {
    const page = show(text);
    expect(links()).toEqual([]);
    expect(page.querySelector('img, script, a')).toBeNull();
    expect(page).toHaveTextContent(text);
  });

  it.each([
    ['https://kaaj.example/"onmouseover="alert(1)', 'https://kaaj.example/'],
    ['https://kaaj.example/<script>', 'https://kaaj.example/'],
    ['https://kaaj.example/\u202egnp.exe', 'https://kaaj.example/'],
    ['https://kaaj.example/\u0000x', 'https://kaaj.example/'],
  ])('ends an address before %j', (text, address) => {
    show(text);
    expect(links()).toEqual([address]);
  });

  it('opens nothing that markers inside of markers would', () => {
    const page = show('**a **b** c** [x]([y](https://kaaj.example)) **https://kaaj.example/**');
    expect([...page.querySelectorAll('strong strong, a a')]).toEqual([]);
    expect(links()).toEqual(['https://kaaj.example', 'https://kaaj.example/']);
  });

  it.each([
    ['markers', '**'],
    ['words of markers', '**a** '],
    ['brackets', '[('],
    ['addresses', 'https://a.example/ '],
    ['one address', 'https://a.example/)'],
    ['half addresses', 'https://'],
    ['blanks', ' '],
    ['points', '- '],
    ['lines of points', '- a\n'],
    ['numbers', '1'],
    ['closing brackets', ')'],
    ['empty lines', '\n'],
  ])('takes linear time for many %s', (_, piece) => {
    // jsdom's own URL would take nearly all of the time; browsers have a native one.
    globalThis.URL = NodeUrl as typeof URL;
    // Of the processor, the best of three: others use this machine too.
    const timeOf = (letters: number) => {
      const text = `https://a.example/${piece.repeat(letters / piece.length)}`;
      const times = [1, 2, 3].map(() => {
        const begun = process.cpuUsage();
        parseProse(text);
        return process.cpuUsage(begun).user / 1000;
      });
      return Math.min(...times);
    };
    timeOf(8_000);
    // Twenty times the letters; what grows by the square would take four hundred times as long.
    expect(timeOf(160_000)).toBeLessThan(20 * 6 * Math.max(timeOf(8_000), 2));
  });
});
