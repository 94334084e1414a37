import { AcceptedTokens } from './accepted-tokens';

describe('accepted tokens', () => {
  it('are found by the whole token alone', () => {
    const tokens = new AcceptedTokens<number>(3);
    tokens.keep('head.body.signature', 1);
    expect(tokens.find('head.body.signature')).toBe(1);
    expect(tokens.find('head.body.signaturf')).toBeUndefined();
  });

  it('are never more than their limit: the oldest makes room', () => {
    const tokens = new AcceptedTokens<number>(2);
    for (const number of [1, 2, 3]) tokens.keep(`token ${number}`, number);
    expect([1, 2, 3].map((number) => tokens.find(`token ${number}`))).toEqual([undefined, 2, 3]);
  });
});
