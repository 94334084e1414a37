import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { Config } from './config';
import { DataSources } from './platform/database/data-sources';
import { describeApi } from './platform/http/openapi';
import { createFastifyAdapter } from './platform/http/server';
import { makeLogger } from './platform/logging/logger';
import { schema } from './schema';

/** Writes api/openapi.json from the modules, without starting the server or opening a database. */
async function main(): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const config = Config.from({ NODE_ENV: 'test', SESSION_SECRET: secret, ENCRYPTION_KEY: secret });
  const logger = makeLogger({ logLevel: 'silent' });
  const app = await NestFactory.create(
    AppModule.with(config, new DataSources(config, schema), logger),
    createFastifyAdapter(config, logger),
    { preview: true, logger: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  const file = resolve(__dirname, '../openapi.json');
  const text = `${JSON.stringify(describeApi(app), undefined, 2)}\n`;
  // Other processes may read it while one checks whether it is current.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
