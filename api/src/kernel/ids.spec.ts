import { isId, newId } from './ids';

describe('newId', () => {
  it('makes ids that sort in the order they were made, also within one millisecond and when the clock steps back', () => {
    const now = Date.now();
    const made = Array.from({ length: 10_000 }, (_, index) => newId(now - (index % 7)));
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('makes 26 characters that isId knows', () => {
    expect(isId(newId())).toBe(true);
  });
});

describe('isId', () => {
  it.each([
    undefined,
    null,
    5,
    {},
    [newId()],
    '',
    'x'.repeat(26),
    `${newId()} `,
    newId().toLowerCase(),
    `Z${newId().slice(1)}`,
  ])('refuses %p', (value) => expect(isId(value)).toBe(false));
});
