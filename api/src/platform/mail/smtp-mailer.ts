import { type Transporter } from 'nodemailer';
import { Mailer, type Mail } from './mailer';

const PATIENCE_MS = 20_000;

/** Mails by SMTP. The Message-ID is made from the id, so that mail programs show a repetition once. */
export class SmtpMailer extends Mailer {
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(id: string, { to, subject, text }: Mail): Promise<void> {
    const transport = await (this.transport ??= this.connect());
    await transport.sendMail({ messageId: `<${id}@kaaj>`, from: this.from, to, subject, text });
  }

  /** Loaded on first use: most processes never send a mail. */
  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    } as object);
  }
}
