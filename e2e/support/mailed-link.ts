import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of this page in the mail to this person; undefined before it is there. */
export function linkMailedTo(email: string, outbox: string, page: string): string | undefined {
  const files = readdirSync(outbox, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
  const mails = files.map((name) => readFileSync(join(outbox, name), 'utf8'));
  const link = new RegExp(`http\\S+${page}\\?token=\\S+`);
  return mails.find((mail) => mail.includes(`To: ${email}`))?.match(link)?.[0];
}
