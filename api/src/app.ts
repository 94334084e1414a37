import { NestFactory } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { type Config } from './config';
import { serveTaskPage, TaskPagesQuery } from './contexts/tasks';
import { DataSources } from './platform/database/data-sources';
import { createFastifyAdapter, configureFastify } from './platform/http/server';
import { makeLogger } from './platform/logging/logger';
import { ApiDocument } from './platform/operations/api-document';
import { appShellLoader } from './platform/pages/app-shell';
import { servePages } from './platform/pages/pages';
import { schema } from './schema';

/** Builds the API on the database of the settings, ready to listen. Throws DatabaseUnusable. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const sources = new DataSources(config, schema);
  const logger = makeLogger(config);
  if (config.production && !config.adminSecondFactor)
    logger.warn("ADMIN_SECOND_FACTOR=false: an Admin's password alone gives access to every account and withdrawal");
  if (config.production && config.mail.smtpUrl === undefined)
    logger.warn('SMTP_URL is not set: nobody gets e-mails, so new users can only browse');
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, sources, logger),
    createFastifyAdapter(config, logger),
    // rawBody: webhook signatures cover the bytes as received. Buffered log lines of a failed start are dropped, since
    // the caller handles the error.
    { abortOnError: false, bufferLogs: true, autoFlushLogs: false, rawBody: true },
  ).catch(async (error: unknown) => {
    await sources.close().catch(() => undefined);
    throw error;
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.setGlobalPrefix('api');
  app.get(ApiDocument).of(app);
  const server = app.getHttpAdapter().getInstance();
  configureFastify(server, config);
  if (config.staticRoot !== undefined) servePages(server, config.staticRoot);
  const frame = appShellLoader(config);
  if (frame)
    serveTaskPage(server, {
      frame,
      tasks: app.get(TaskPagesQuery),
      origin: config.publicOrigin,
      site: config.platformName.en,
    });
  return app;
}
