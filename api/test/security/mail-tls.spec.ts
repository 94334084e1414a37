import { SmtpMailer } from '../../src/platform/mail/smtp-mailer';
import { FakeSmtp } from '../support/fake-smtp';

/** It offers no STARTTLS, like a server behind an attacker who removes the offer. */
describe('a mail server that offers no TLS', () => {
  let smtp: FakeSmtp;
  beforeAll(async () => (smtp = await FakeSmtp.open()));
  afterAll(() => smtp.close());

  const mail = (to: string) => ({ to, subject: 'Your link', text: 'https://kaaj.example/reset' });

  it('gets no mail when TLS is required', async () => {
    const mailer = new SmtpMailer(smtp.url, 'Kaaj <no-reply@kaaj.example>', true);
    await expect(mailer.send('1', mail('far@kaaj.test'))).rejects.toThrow(/STARTTLS/);
    expect(smtp.to('far@kaaj.test')).toEqual([]);
  });

  it('gets mails when it is on this machine', async () => {
    const mailer = new SmtpMailer(smtp.url, 'Kaaj <no-reply@kaaj.example>', false);
    await mailer.send('2', mail('near@kaaj.test'));
    expect(smtp.to('near@kaaj.test')).toHaveLength(1);
  });
});
