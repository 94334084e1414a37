import { isId, newId } from './ids';

describe('newId', () => {
  it('creates ids that sort by creation, also within one millisecond and when the clock steps back', () => {
    const now = Date.now();
    const made = Array.from({ length: 10_000 }, (_, index) => newId(now - (index % 7)));
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('creates 26 characters that isId accepts', () => {
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
  ])('rejects %p', (value) => expect(isId(value)).toBe(false));
});
