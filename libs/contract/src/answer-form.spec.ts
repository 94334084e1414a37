import { type Answers, answersText, FORM_LIMITS, parseAnswers, parseForm, picturesIn } from './answer-form';
import { type AnswerForm } from './generated/wire';

const options = [
  { value: 'magpie', label: 'Magpie' },
  { value: 'crow', label: 'Crow' },
  { value: 'none', label: 'No bird' },
];
const field = (more: object) => ({ name: 'it', kind: 'text', label: 'It', ...more });
const formOf = (...fields: object[]): AnswerForm => {
  const parsed = parseForm({ fields });
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};
const problemsOf = (form: object) => {
  const parsed = parseForm(form as Record<string, unknown>);
  return 'problems' in parsed ? parsed.problems.map(({ field: path, code }) => `${path} ${code}`) : [];
};
const wrongIn = (form: AnswerForm, answers: object) => {
  const parsed = parseAnswers(form, answers as Record<string, unknown>);
  return 'problems' in parsed ? parsed.problems.map(({ field: path, code }) => `${path} ${code}`) : [];
};
const answersOf = (form: AnswerForm, answers: object): Answers => {
  const parsed = parseAnswers(form, answers as Record<string, unknown>);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const BIRDS = formOf(
  { name: 'bird', kind: 'choice', label: 'Which bird is this?', required: true, options },
  { name: 'count', kind: 'number', label: 'How many?', min: 0, max: 50, integer: true },
  { name: 'colours', kind: 'choices', label: 'Colours', options, max: 2 },
  { name: 'note', kind: 'longText', label: 'Anything odd?' },
  { name: 'sure', kind: 'scale', label: 'How sure?', min: 1, max: 5, minLabel: 'Not', maxLabel: 'Very' },
  { name: 'photos', kind: 'picture', label: 'Photos', max: 2 },
);

const long = Array.from({ length: 50 }, (_, index) => ({ value: `v${index}`, label: 'x'.repeat(20) }));

describe('a form', () => {
  it('accepts each of the seven kinds, with defaults for missing settings', () => {
    expect(
      formOf(field({}), field({ name: 'long', kind: 'longText' }), field({ name: 'p', kind: 'picture' })).fields,
    ).toEqual([
      { name: 'it', kind: 'text', label: 'It', required: false, maxLength: 200 },
      { name: 'long', kind: 'longText', label: 'It', required: false, maxLength: 5000 },
      { name: 'p', kind: 'picture', label: 'It', required: false, min: 0, max: 5 },
    ]);
    expect(BIRDS.fields.map(({ kind }) => kind)).toEqual([
      'choice',
      'number',
      'choices',
      'longText',
      'scale',
      'picture',
    ]);
  });

  it.each([
    ['no fields', { fields: [] }, ['fields size']],
    ['no list of fields', { fields: 'all' }, ['fields size']],
    ['21 fields', { fields: Array.from({ length: 21 }, (_, index) => field({ name: `f${index}` })) }, ['fields size']],
    ['a field that is no object', { fields: ['bird'] }, expect.arrayContaining(['fields.0 isObject'])],
    ['a setting of its own', { fields: [field({})], title: 'x' }, ['title unknown']],
    ['a pattern', { fields: [field({ pattern: '.*' })] }, ['fields.0.pattern unknown']],
    ['options of a text', { fields: [field({ options })] }, ['fields.0.options unknown']],
    ['an unknown kind', { fields: [field({ kind: 'date' })] }, ['fields.0.kind isIn']],
    ['a name with a capital', { fields: [field({ name: 'Bird' })] }, ['fields.0.name matches']],
    ['a name of 41', { fields: [field({ name: 'a'.repeat(41) })] }, ['fields.0.name matches']],
    ['a prototype’s name', { fields: [field({ name: '__proto__' })] }, ['fields.0.name matches']],
    ['a name twice', { fields: [field({}), field({})] }, ['fields.1.name unique']],
    ['no label', { fields: [field({ label: ' ' })] }, ['fields.0.label minLength']],
    ['a label of 301', { fields: [field({ label: 'x'.repeat(301) })] }, ['fields.0.label maxLength']],
    ['a label that turns the line', { fields: [field({ label: 'a\u202eb' })] }, ['fields.0.label isPlainText']],
    ['required as a word', { fields: [field({ required: 'yes' })] }, ['fields.0.required isBoolean']],
    ['a choice without options', { fields: [field({ kind: 'choice' })] }, ['fields.0.options size']],
    ['one option', { fields: [field({ kind: 'choice', options: options.slice(0, 1) })] }, ['fields.0.options size']],
    [
      'two equal options',
      { fields: [field({ kind: 'choice', options: [options[0], options[0]] })] },
      ['fields.0.options.1.value unique'],
    ],
    ['no picks at all', { fields: [field({ kind: 'choices', options, max: 0 })] }, ['fields.0.max min']],
    [
      'no whole number within its ends',
      { fields: [field({ kind: 'number', min: 1.2, max: 1.8, integer: true })] },
      ['fields.0.max min'],
    ],
    [
      'more required pictures than a submission may have',
      {
        fields: [
          field({ name: 'a', kind: 'picture', required: true, min: 3 }),
          field({ name: 'b', kind: 'picture', min: 3 }),
          field({ name: 'c', kind: 'picture', required: true, min: 3 }),
        ],
      },
      ['fields.2.min size'],
    ],
    ['more picks than options', { fields: [field({ kind: 'choices', options, max: 4 })] }, ['fields.0.max max']],
    ['min above max', { fields: [field({ kind: 'number', min: 5, max: 4 })] }, ['fields.0.max min']],
    ['infinite', { fields: [field({ kind: 'number', max: Infinity })] }, ['fields.0.max isNumber']],
    ['a text of 201', { fields: [field({ maxLength: 201 })] }, ['fields.0.maxLength max']],
    [
      'a scale without ends',
      { fields: [field({ kind: 'scale' })] },
      ['fields.0.min required', 'fields.0.max required'],
    ],
    [
      'a scale whose ends are undefined',
      { fields: [field({ kind: 'scale', min: undefined, max: undefined })] },
      ['fields.0.min required', 'fields.0.max required'],
    ],
    ['a scale of 12 steps', { fields: [field({ kind: 'scale', min: 0, max: 11 })] }, ['fields.0.max size']],
    ['six pictures', { fields: [field({ kind: 'picture', max: 6 })] }, ['fields.0.max max']],
    [
      'a form of more than 16,000 characters',
      { fields: Array.from({ length: 20 }, (_, index) => field({ name: `f${index}`, kind: 'choice', options: long })) },
      ['fields maxLength'],
    ],
  ])('is refused with %s', (_, form, problems) => expect(problemsOf(form)).toEqual(problems));

  it('takes a scale of 11 steps and labels with columns of a batch', () => {
    expect(
      problemsOf({
        fields: [field({ kind: 'scale', min: 0, max: 10 }), field({ name: 'b', label: 'Is it {{name}}?' })],
      }),
    ).toEqual([]);
  });
});

describe('answers', () => {
  it('keep their types, and leave out unanswered fields', () => {
    const sent = { bird: 'magpie', count: 0, colours: ['crow', 'none'], note: ' It\r\nlimps. ', sure: 5, photos: [] };
    expect(answersOf(BIRDS, sent)).toEqual({
      bird: 'magpie',
      count: 0,
      colours: ['crow', 'none'],
      note: 'It\nlimps.',
      sure: 5,
    });
  });

  it.each([
    ['nothing', {}, ['answers.bird required']],
    ['an unknown name', { bird: 'crow', colour: 'red' }, ['answers.colour unknown']],
    ['no option', { bird: 'eagle' }, ['answers.bird isIn']],
    ['the label of an option', { bird: 'Magpie' }, ['answers.bird isIn']],
    ['a number as text', { bird: 'crow', count: '3' }, ['answers.count isNumber']],
    ['a fraction', { bird: 'crow', count: 1.5 }, ['answers.count isInt']],
    ['too much', { bird: 'crow', count: 51 }, ['answers.count max']],
    ['three picks of two', { bird: 'crow', colours: ['crow', 'none', 'magpie'] }, ['answers.colours max']],
    ['a pick twice', { bird: 'crow', colours: ['crow', 'crow'] }, ['answers.colours unique']],
    ['a pick alone', { bird: 'crow', colours: 'crow' }, ['answers.colours isArray']],
    ['a text of 5,001', { bird: 'crow', note: 'x'.repeat(5001) }, ['answers.note maxLength']],
    ['a half step', { bird: 'crow', sure: 2.5 }, ['answers.sure isInt']],
    ['three pictures of two', { bird: 'crow', photos: ['a', 'b', 'c'] }, ['answers.photos max']],
  ])('are refused with %s', (_, answers, problems) => expect(wrongIn(BIRDS, answers)).toEqual(problems));

  it('of a field named like a method of Object are not inherited', () => {
    const form = formOf(
      field({ name: 'toString' }),
      field({ name: 'constructor', kind: 'picture' }),
      field({ name: 'it' }),
    );
    const answers = answersOf(form, { it: 'x' });
    expect(answers).toEqual({ it: 'x' });
    expect(picturesIn(form, answers)).toEqual([]);
    expect(answersText(form, answers, 100)).toBe('It: x');
  });

  it('have at most five pictures over all fields', () => {
    const form = formOf(field({ name: 'a', kind: 'picture' }), field({ name: 'b', kind: 'picture' }));
    const six = { a: ['1', '2', '3'], b: ['4', '5', '6'] };
    expect(wrongIn(form, six)).toEqual(['answers.b size']);
  });

  it('are as long as they may be all together', () => {
    const form = formOf(...['a', 'b', 'c', 'd'].map((name) => field({ name, kind: 'longText' })));
    const text = 'x'.repeat(FORM_LIMITS.longText);
    expect(wrongIn(form, { a: text, b: text, c: text, d: text })).toEqual(['answers maxLength']);
  });

  it('are formatted as lines, with the labels of selected options', () => {
    const answers = { bird: 'magpie', colours: ['crow', 'none'], count: 2, photos: ['/api/image/a'] };
    expect(answersText(BIRDS, answers, 1000)).toBe(
      'Which bird is this? Magpie\nHow many? 2\nColours: Crow, No bird\nPhotos: 1',
    );
    expect(answersText(BIRDS, answers, 20)).toBe('Which bird is this?…');
  });
});
