import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type World } from '../world';
import { until } from './processes';

/** Every mail that left so far, as text. */
export function mailsOf(world: World): string[] {
  const folder = join(world.config.dataDir, 'outbox');
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  } catch {
    return [];
  }
}

/** The token in the newest reset mail to somebody, once it is there; not `before`, which was mailed earlier. */
export async function mailedToken(world: World, email: string, before?: string): Promise<string> {
  const tokens = () =>
    mailsOf(world)
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => /token=([\w.-]+)/.exec(mail)?.[1] ?? [])
      .filter((token) => token !== before);
  await until(() => tokens().length > 0, 10_000, `a reset mail to ${email}`);
  return tokens().at(-1) as string;
}
