import 'reflect-metadata';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import { ConfigError, Config } from './config';
import { seedDemo } from './demo/seed-demo';
import { DatabaseUnusable } from './platform/database/data-sources';
import { Scheduler } from './platform/scheduler/scheduler';

async function main(): Promise<void> {
  const config = Config.from(process.env);
  const app = await createApp(config);
  stopOnSignal(app, config);
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
  process.stdout.write(`Kaaj answers on ${config.publicOrigin}\n`);
}

/** Running requests are finished within the timeout, new ones are refused. */
function stopOnSignal(app: NestFastifyApplication, { shutdownSeconds }: Config): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownSeconds * 1000).unref();
    // Nest closes the server last, and would take new connections until mails and jobs have ended.
    app.getHttpAdapter().getInstance().server.close();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** Errors that an owner can fix get one line; anything else is a defect and gets a stack trace. */
function explain(error: unknown, environment: NodeJS.ProcessEnv): string {
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

main().catch((error: unknown) => {
  console.error(explain(error, process.env));
  process.exit(1);
});
