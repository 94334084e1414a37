import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApp } from '../test-app';
import { until } from './processes';

/** Every mail sent so far, as text. */
export function mailsOf(testApp: TestApp): string[] {
  const folder = join(testApp.config.dataDir, 'outbox');
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  } catch {
    return [];
  }
}

/** Every mail sent to one address so far, as text. */
export const mailsTo = (testApp: TestApp, email: string): string[] =>
  mailsOf(testApp).filter((mail) => mail.includes(`To: ${email}`));

/** The token in the newest mail to an address, once it is there; not `before`, which was mailed earlier. */
export function mailedToken(testApp: TestApp, email: string, before?: string): Promise<string> {
  return tokenMailed(testApp, email, /token=([\w.-]+)/, before);
}

/** The token that verifies an address, from the newest mail that contains one. */
export function verificationToken(testApp: TestApp, email: string, before?: string): Promise<string> {
  return tokenMailed(testApp, email, /verify-email\?token=([\w.-]+)/, before);
}

/** The token for a new password, from the newest mail that contains one. */
export function resetToken(testApp: TestApp, email: string, before?: string): Promise<string> {
  return tokenMailed(testApp, email, /reset-password\?token=([\w.-]+)/, before);
}

async function tokenMailed(testApp: TestApp, email: string, link: RegExp, before?: string): Promise<string> {
  const tokens = () =>
    mailsTo(testApp, email)
      .flatMap((mail) => link.exec(mail)?.[1] ?? [])
      .filter((token) => token !== before);
  await until(() => tokens().length > 0, 10_000, `a mail to ${email} with ${link.source}`);
  return tokens().at(-1) as string;
}
