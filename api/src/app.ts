import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { type Config } from './config';
import { openDatabase } from './platform/database/open-database';
import { schema } from './schema';

/** Builds the whole API on the database that the settings name, ready to listen. Throws DatabaseUnreachable. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const database = await openDatabase(config, schema);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, database),
    new FastifyAdapter({ trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false }),
    { abortOnError: false },
  );
  app.setGlobalPrefix('api');
  app.enableShutdownHooks();
  return app;
}
