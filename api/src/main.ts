import 'reflect-metadata';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import { Config } from './config';
import { explain, start } from './start';

async function main(): Promise<void> {
  const config = Config.from(process.env);
  const app = await createApp(config);
  stopOnSignal(app, config);
  await start(app, config);
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

main().catch((error: unknown) => {
  console.error(explain(error, process.env));
  process.exit(1);
});
