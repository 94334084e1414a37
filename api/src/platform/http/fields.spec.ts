import { InvalidRequest } from './request-errors';
import {
  ChoiceField,
  CursorField,
  EmailField,
  IgnoredField,
  PictureField,
  SizeField,
  TextField,
  WholeNumberField,
} from './fields';
import { ParseIdPipe, RequestValidationPipe } from './validation.pipe';
import { newId } from '../../kernel/ids';
import { NotFound } from '../../kernel/not-found';
import { deleteRulesAfterwards } from '../../../test/support/own-shapes';

class Order {
  @TextField('What.', { max: 10 })
  readonly what!: string;

  @WholeNumberField('How many.', { min: 1, max: 1000 })
  readonly count!: number;

  @EmailField('For whom.', { optional: true })
  readonly email?: string;

  @ChoiceField('How.', ['fast', 'cheap'], { optional: true })
  readonly how?: string;

  @PictureField('Looks.', { optional: true })
  readonly picture?: string;

  @IgnoredField()
  readonly price?: string;
}

class List {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

deleteRulesAfterwards(Order, List);

const OURS = '/api/image/0123abcd.webp';
const pipe = new RequestValidationPipe({ has: (address) => Promise.resolve(address === OURS) });
const body = (value: unknown) => pipe.transform(value, { type: 'body', metatype: Order });
const query = (value: unknown) => pipe.transform(value, { type: 'query', metatype: List });

async function refusedFields(attempt: Promise<unknown> | (() => Promise<unknown>)): Promise<string[]> {
  try {
    await (typeof attempt === 'function' ? attempt() : attempt);
  } catch (error) {
    if (error instanceof InvalidRequest) return error.fields.map(({ field }) => field);
    throw error;
  }
  return [];
}

describe('request fields', () => {
  it.each(['\u200b', 'a\ud800', 'a\u0000', 'two\nlines'])(
    'reject the text %j when one line is required',
    async (what) => {
      expect(await refusedFields(() => body({ what, count: 3 }))).toEqual(['what']);
    },
  );

  it.each(['"a b"@example.com', '"a\\\n"@example.com', 'a\n@example.com', 'a@b\u0000.com'])(
    'reject %j as an e-mail address',
    async (email) => expect(await refusedFields(() => body({ what: 'tea', count: 3, email }))).toEqual(['email']),
  );

  it('are trimmed, with e-mails normalised and unknown fields dropped', async () => {
    const sent = { what: ' tea ', count: 3, email: ' Rahim@Example.COM ', price: '1', role: 'Admin' };
    expect(await body(sent)).toEqual({ what: 'tea', count: 3, email: 'rahim@example.com' });
  });

  it.each(['5', 1.5, 0, -1, 1001, 2 ** 53, Infinity, null, [], {}, true])('reject %p as a number', async (count) => {
    expect(await refusedFields(body({ what: 'tea', count }))).toEqual(['count']);
  });

  it.each(['', '   ', 'x'.repeat(11), 5, null, ['tea'], { $ne: '' }])('reject %p as a text', async (what) => {
    expect(await refusedFields(body({ what, count: 1 }))).toEqual(['what']);
  });

  it.each([
    ['email', 'rahim'],
    ['email', ['a@b.co']],
    ['how', 'slow'],
    ['picture', 'javascript:alert(1)'],
    ['picture', 'data:text/html,x'],
    ['picture', '//evil.example/x.png'],
    ['picture', '/api/user'],
    ['picture', 'https://example.com/a.png'],
    ['picture', `/api/image/../${'x'.repeat(2000)}`],
    ['picture', 5],
  ])('reject %s = %p', async (field, value) => {
    expect(await refusedFields(body({ what: 'tea', count: 1, [field]: value }))).toEqual([field]);
  });

  it.each([OURS, ''])('accept %p as a picture', async (picture) => {
    expect(await refusedFields(body({ what: 'tea', count: 1, picture }))).toEqual([]);
  });

  it.each([undefined, null, 'text', 5, []])('reject %p as a body', async (value) => {
    expect(await refusedFields(() => body(value))).toEqual(['body']);
  });

  it('read whole numbers from a query, and nothing else', async () => {
    expect(await query({ size: '20' })).toEqual({ size: 20 });
    for (const size of ['0', '101', '2.5', 'ten', '1e1', ['1', '2']]) {
      expect(await refusedFields(query({ size }))).toEqual(['size']);
    }
  });
});

describe('ParseIdPipe', () => {
  it('accepts ids and returns 404 for anything else', () => {
    const id = newId();
    expect(new ParseIdPipe().transform(id)).toBe(id);
    for (const other of ['', '1', `${id}0`, "' OR 1=1", undefined]) {
      expect(() => new ParseIdPipe().transform(other)).toThrow(NotFound);
    }
  });
});
