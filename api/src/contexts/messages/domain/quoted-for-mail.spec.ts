import { quotedForMail } from './quoted-for-mail';

describe('user texts in a mail', () => {
  it.each([
    ['one\ntwo\r\n\r\nthree\u2028four\u0085five', 'one two three four five'],
    ['See https://evil.example/a?b=c', 'See hxxps[:]//evil[.]example/a?b=c'],
    ['HTTP://evil.example', 'HxxP[:]//evil[.]example'],
    ['go to www.evil.example', 'go to www[.]evil[.]example'],
    ['evil。example', 'evil[.]example'],
    ['কাজ.বাংলা', 'কাজ[.]বাংলা'],
    ['a@evil.example', 'a@evil[.]example'],
    ['http://127.0.0.1/x', 'hxxp[:]//127[.]0[.]0[.]1/x'],
    ['ftp://evil.example', 'ftp[:]//evil[.]example'],
    ['It is 12.5 coins. Done.', 'It is 12.5 coins. Done.'],
    ['ends" was accepted. “Yes”', "ends' was accepted. 'Yes'"],
    ['علي', '\u2068علي\u2069'],
  ])('%j is rendered as %j', (text, shown) => expect(quotedForMail(text)).toBe(shown));

  it('are cut between characters', () => {
    expect(quotedForMail('😀'.repeat(141))).toBe(`${'😀'.repeat(139)}…`);
    expect(quotedForMail('😀'.repeat(140))).toBe('😀'.repeat(140));
    expect(quotedForMail('x'.repeat(1_000))).toBe(`${'x'.repeat(139)}…`);
  });
});
