import { isEmail, isPlainText, tidyText } from './text';

describe('a text that somebody typed', () => {
  it.each([' ', '\u200b', '\u200d\u200c', '\u2060\ufeff', '\u3164', '\u2800', '\u00ad \u202e'])(
    'is empty where nothing of %j would be seen',
    (text) => expect(tidyText(text)).toBe(''),
  );

  it('keeps the joiners that Bangla needs, and has one spelling', () => {
    expect(tidyText(' র\u200d্যাব ')).toBe('র\u200d্যাব');
    expect(tidyText('ক\u09cd\u200cষ')).toBe('ক\u09cd\u200cষ');
    expect(tidyText('বা\u09dcি')).toBe(tidyText('বা\u09a1\u09bcি'));
    expect(tidyText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });

  it('is refused with halves of characters and with control characters, lines only where they are meant', () => {
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
