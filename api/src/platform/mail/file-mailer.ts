import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mailer, type Mail } from './mailer';

/** Mails as files in a folder, for a laptop without a mail server. */
export class FileMailer extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(id: string, { to, subject, text }: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `.${id}.draft`);
    await writeFile(draft, `From: ${this.from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    await rename(draft, join(this.folder, `${id}.eml`));
  }
}
