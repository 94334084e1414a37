import { headersOf, messageIdOf } from './mailer';

describe('the headers of a mail', () => {
  it.each([
    ['Kaaj <no-reply@kaaj.example>', '<one@kaaj.example>'],
    ['no-reply@Mail.Kaaj.example', '<one@mail.kaaj.example>'],
    ['"a@b" <no-reply@kaaj.example>', '<one@kaaj.example>'],
    ['Kaaj', '<one@localhost>'],
  ])('have the domain of the sender %s in the Message-ID', (from, id) => {
    expect(messageIdOf('one', from)).toBe(id);
  });

  it('mark it as automatic, and offer to unsubscribe only when that is possible', () => {
    const mail = { to: 'a@b.example', subject: 's', text: 't' };
    const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
    expect(headersOf(mail)).toEqual(automatic);
    expect(headersOf({ ...mail, unsubscribe: 'https://kaaj.example/off' })).toEqual({
      ...automatic,
      'List-Unsubscribe': '<https://kaaj.example/off>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
