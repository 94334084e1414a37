import 'reflect-metadata';
import { createApp } from './app';
import { BadSetting, Config } from './config';
import { DatabaseUnreachable } from './platform/database/open-database';

async function main(): Promise<void> {
  const config = Config.from(process.env);
  const app = await createApp(config);
  await app.listen({ port: config.port, host: config.host });
}

/** What an owner can mend gets one line; anything else is a defect and shows where it happened. */
function explain(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (error instanceof BadSetting || error instanceof DatabaseUnreachable) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${environment['PORT'] ?? '3000'} is taken. Stop what uses it, or set PORT to another one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error, process.env));
  process.exit(1);
});
