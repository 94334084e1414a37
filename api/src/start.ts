import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigError, type Config } from './config';
import { seedDemo } from './demo/seed-demo';
import { DatabaseUnusable } from './platform/database/data-sources';
import { Scheduler } from './platform/scheduler/scheduler';

/** Starts the application and listens. When that fails, the application is closed. */
export async function start(app: NestFastifyApplication, config: Config): Promise<void> {
  try {
    await app.init();
    if (config.demo) {
      await seedDemo(app);
      app.get(Scheduler, { strict: false }).start();
    }
    // Nest's own listen() also logs a port that is in use; the owner gets one line of ours.
    await app.getHttpAdapter().getInstance().listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Errors that an owner can fix get one line; anything else is a defect and gets a stack trace. */
export function explain(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnusable) return error.message;
  const { syscall, code } = error as NodeJS.ErrnoException;
  const port = environment['PORT'] || '3000';
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Setting PORT=${port} is for privileged processes here. Set PORT to 1024 or more.`;
  if (
    code === 'EADDRNOTAVAIL' ||
    (syscall === 'getaddrinfo' &&
      error instanceof Error &&
      'hostname' in error &&
      error.hostname === environment['HOST'])
  )
    return `Setting HOST=${environment['HOST']} is no address of this machine (${code}). Set HOST to one of its own, or to 0.0.0.0 for all of them.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
