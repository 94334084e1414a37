import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersOf, type Mailer, type Mail } from './mailer';

/** Writes mails to files in a folder, for development without a mail server. */
export class FileMailer implements Mailer {
  readonly leaves = false;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {}

  async send(id: string, mail: Mail): Promise<void> {
    const headers = { From: this.from, To: mail.to, Subject: mail.subject, ...headersOf(mail) };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `.${id}.draft`);
    await writeFile(draft, `${head.join('')}\n${mail.text}\n`, { mode: 0o600 });
    await rename(draft, join(this.folder, `${id}.eml`));
  }
}
