import { type Transporter } from 'nodemailer';
import { withDeadline } from '../outgoing/deadline';
import { headersOf, type Mailer, type Mail, messageIdOf } from './mailer';

const TIMEOUT_MS = 20_000;
/** Limit for a whole mail: the other timeouts restart with each byte. */
const DEADLINE_MS = 45_000;

/** Sends mails by SMTP. The Message-ID is derived from the id, so that mail programs show a repeated mail once. */
export class SmtpMailer implements Mailer {
  readonly leaves = true;
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly requireTls = false,
  ) {}

  async send(id: string, mail: Mail): Promise<void> {
    const { to, subject, text } = mail;
    const transport = await (this.transport ??= this.connect());
    const message = { messageId: messageIdOf(id, this.from), from: this.from, to, subject, text };
    await withDeadline(DEADLINE_MS, () => transport.sendMail({ ...message, headers: headersOf(mail) }));
  }

  /** Loaded on first use: most processes never send a mail. */
  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.url,
      // Without STARTTLS the connection is closed: an attacker may have removed the offer.
      requireTLS: this.requireTls,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
  }
}
