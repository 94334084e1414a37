import { interpolateMessage } from './notifications';
import { foldedText, isEmail, isolated, isPlainText, plainEmail, plainLine, normalizeText } from './text';

describe('a typed text', () => {
  it.each([' ', '\u200b', '\u200d\u200c', '\u2060\ufeff', '\u3164', '\u2800', '\u00ad \u202e'])(
    'is empty when nothing of %j is visible',
    (text) => expect(normalizeText(text)).toBe(''),
  );

  it('keeps the joiners that Bangla needs, and has one spelling', () => {
    expect(normalizeText(' র\u200d্যাব ')).toBe('র\u200d্যাব');
    expect(normalizeText('ক\u09cd\u200cষ')).toBe('ক\u09cd\u200cষ');
    expect(normalizeText('বা\u09dcি')).toBe(normalizeText('বা\u09a1\u09bcি'));
    expect(normalizeText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });

  it.each([
    ['Ra\u200bhim', 'Rahim'],
    ['\ufeffRahim\u2060', 'Rahim'],
    ['Ra\u00adhim\u200e', 'Rahim'],
    ['\u202aRahim\u202c', 'Rahim'],
    ['\u2066Rahim\u2069', 'Rahim'],
    ['Rahim\u{e0041}\u{e007f}', 'Rahim'],
    ['Rahim\u115f\u3164', 'Rahim'],
    ['Ra\u034fhim\u2800', 'Rahim'],
    ['Ra\u200dhim', 'Rahim'],
    ['রহিম\u200d', 'রহিম'],
    ['রহিম \u200d\u200c উদ্দিন', 'রহিম  উদ্দিন'],
    ['Rahim\ufe0f', 'Rahim'],
    ['one\u200b\ntwo', 'one\ntwo'],
  ])('has no invisible characters inside of it: %j is %j', (typed, tidy) => expect(normalizeText(typed)).toBe(tidy));

  it.each([
    ['র\u200d\u09cdযাব', 'a joiner in Bangla'],
    ['ক\u09cd\u200cষ', 'a non-joiner in Bangla'],
    ['অবন\u09cd\u200d তিনি', 'a joiner that ends a word'],
    ['ശ്രീമാന\u0d4d\u200d', 'a chillu of Malayalam'],
    ['می\u200cخواهم', 'a non-joiner in Persian'],
    ['👩\u200d💻 👍🏽 ❤\ufe0f\u200d🔥', 'emoji of several parts'],
    ['\u2801\u2800\u2802', 'a blank of Braille between patterns'],
    ['葛\u{e0100}城', 'a variant of an ideograph'],
  ])('keeps characters that its script needs: %j, %s', (text) => {
    expect(normalizeText(text)).toBe(text);
    expect(isPlainText(text)).toBe(true);
  });

  it.each([
    'Rahim\u202e',
    '\u202dRahim',
    `Z${'\u0301'.repeat(60)}`,
    `ক${'\u0981\u200d'.repeat(4)}`,
    `x${'\u20dd'.repeat(4)}`,
  ])('is refused with an override of direction, or a stack of marks: %j', (text) => {
    expect(isPlainText(normalizeText(text))).toBe(false);
    expect(isPlainText(normalizeText(text), { lines: true })).toBe(false);
  });

  it.each(['Nguyễn Thị Ánh', 'কাঁঠাল ফ্যাঁকাশে', 'ကြွေးကြော်', 'སྒྲུབ་པ', 'שָׁלוֹם', 'ผู้ใหญ่'])(
    'has as many marks on a letter as its language uses: %s',
    (text) => expect(isPlainText(normalizeText(text))).toBe(true),
  );

  it('is refused with halves of characters and with control characters, and with lines unless they are allowed', () => {
    expect(['a\ud800b', '\udc00', 'a\u0000b', 'a\u001bb', 'a\u0085b'].filter((text) => isPlainText(text))).toEqual([]);
    expect([isPlainText('one\ntwo'), isPlainText('one\ntwo\tx', { lines: true })]).toEqual([false, true]);
    expect([isPlainText('a\u0000b', { lines: true }), isPlainText('😀 বাংলা\u200d')]).toEqual([false, true]);
  });
});

describe('an e-mail address', () => {
  it.each(['rahim@example.com', "o'neil+tag@mail.example.co", 'a@xn--80ak6aa92e.com', 'a@kaaj.test'])(
    'may be %s',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    '"quoted"@example.com',
    '"a\\\nb"@example.com',
    'a\nb@example.com',
    'a b@example.com',
    'a@example',
    'a@-example.com',
    'a..b@example.com',
    '.a@example.com',
    'রহিম@example.com',
    'a@exämple.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    'a@[127.0.0.1]',
    'a@example.com\n',
    '',
  ])('is never %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('the one spelling of an e-mail address', () => {
  it.each([
    [' Rahim@Example.COM ', 'rahim@example.com'],
    ['\u200bworker@kaaj.example', 'worker@kaaj.example'],
    ['worker@kaaj.example\u200b', 'worker@kaaj.example'],
    ['wor\u00adker@ka\u2060aj.example\ufeff', 'worker@kaaj.example'],
    ['\u202aworker@kaaj.example\u202c', 'worker@kaaj.example'],
    ['\u00a0worker@kaaj.example\u2009', 'worker@kaaj.example'],
    ['mailto:worker@kaaj.example', 'worker@kaaj.example'],
    ['MAILTO:worker@kaaj.example?subject=Hello', 'worker@kaaj.example'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['a@BU\u0308CHER.example', 'a@xn--bcher-kva.example'],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    ['a@কাজ.বাংলা', 'a@xn--p5bo5h.xn--54b7fta0cc'],
  ])('%j is %s', (typed, plain) => {
    expect(plainEmail(typed)).toBe(plain);
    expect(isEmail(plainEmail(typed))).toBe(true);
  });

  it.each([
    'রহিম@example.com',
    'a@b@bücher.example',
    'a@bücher',
    'a@bücher.example/path',
    'a@ü ber.example',
    'a@１２７.0.0.1',
    '',
  ])('%j has none', (typed) => expect(isEmail(plainEmail(typed))).toBe(false));
});

describe('a field of one line', () => {
  it('has no format characters and no blanks around it', () => {
    expect(plainLine('\u202a 4929\u200b\u200d10\u202c ')).toBe('492910');
  });
});

describe('words inside a sentence', () => {
  it('are isolated when they are written right to left, and unchanged otherwise', () => {
    expect(isolated('علي 7')).toBe('\u2068علي 7\u2069');
    expect(isolated('דוד')).toBe('\u2068דוד\u2069');
    expect(isolated('রহিম')).toBe('রহিম');
    expect(isolated('Rahim\u202e')).toBe('Rahim');
    expect(isolated('\u2069علي\u2067')).toBe('\u2068علي\u2069');
  });

  it('do not turn the sentence of a notice', () => {
    expect(interpolateMessage('"{title}": {coins}', { title: 'علي', coins: 7 })).toBe('"\u2068علي\u2069": 7');
  });
});

describe('the form that searches compare', () => {
  it.each([
    ['Élodie', 'élodie'],
    ['E\u0301LODIE', 'élodie'],
    ['ОЛЬГА', 'Ольга'],
    ['র\u200d\u09cdযাব', 'র\u09cdযাব'],
    ['ＫＡＡＪ', 'kaaj'],
  ])('is the same for %j and %j', (one, other) => expect(foldedText(one)).toBe(foldedText(other)));

  it('keeps letters with different accents distinct', () =>
    expect(foldedText('élodie')).not.toBe(foldedText('elodie')));
});
