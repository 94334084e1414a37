import { coins } from '../../../kernel/coins';
import { costOf, validateRow, templateFault, renderTemplate } from './batch';

const template = { title: 'Label {{ picture }}', detail: 'Look at {{picture}}: {{hint}}' };
const columns = ['picture', 'hint'];

describe('creating the tasks of a batch', () => {
  it('fills the texts of the template with the values of each row', () => {
    expect(renderTemplate(template, columns, { values: ['1.png', 'a cat?'] })).toEqual({
      title: 'Label 1.png',
      detail: 'Look at 1.png: a cat?',
    });
  });

  it('inserts a value as it is, even when it looks like a template', () => {
    expect(renderTemplate(template, columns, { values: ['{{hint}}', '$& $1'] })).toEqual({
      title: 'Label {{hint}}',
      detail: 'Look at {{hint}}: $& $1',
    });
  });

  it.each([
    [{ title: '', detail: 'x' }, 'title minLength'],
    [{ title: 'x'.repeat(201), detail: 'x' }, 'title maxLength'],
    [{ title: '😀'.repeat(200), detail: 'x' }, undefined],
    [{ title: 'one\ntwo', detail: 'x' }, 'title isPlainText'],
    [{ title: 'x', detail: 'one\ntwo' }, undefined],
    [{ title: 'x', detail: '' }, 'taskDetail minLength'],
    [{ title: 'x', detail: 'x'.repeat(5001) }, 'taskDetail maxLength'],
  ])('validates %j like any task (%s)', (input, expected) => {
    const fault = validateRow(input, 7);
    expect(fault && `${fault.field} ${fault.code}`).toBe(expected);
    if (fault) expect(fault.line).toBe(7);
  });

  it('fails when the template names a column that the file lacks', () => {
    expect(templateFault(template, columns)).toBeUndefined();
    expect(templateFault(template, ['picture'])).toMatchObject({ field: 'taskDetail', code: 'unknown-column' });
    expect(templateFault({ ...template, title: '{{x}}' }, columns)).toMatchObject({ field: 'title' });
  });

  it('costs the sum of the slots', () => {
    const terms = { ...template, slots: 3, payable: coins(5), completionDate: '2030-01-01' };
    expect(costOf(terms, 10_000)).toBe(150_000);
  });
});
