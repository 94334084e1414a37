import { canonicalMailbox } from './canonical-mailbox';

describe('the mailbox of an address', () => {
  it.each([
    ['rahim@kaaj.test', 'rahim@kaaj.test'],
    ['rahim+second@kaaj.test', 'rahim@kaaj.test'],
    ['rahim+a+b@kaaj.test', 'rahim@kaaj.test'],
    ['rahim.uddin@kaaj.test', 'rahim.uddin@kaaj.test'],
    ['ra.him+coins@gmail.com', 'rahim@gmail.com'],
    ['r.a.h.i.m@googlemail.com', 'rahim@gmail.com'],
    ['+880170@kaaj.test', '+880170@kaaj.test'],
    ['"a@b"@kaaj.test', '"a@b"@kaaj.test'],
  ])('of %s is %s', (email, letterBox) => {
    expect(canonicalMailbox(email)).toBe(letterBox);
  });
});
