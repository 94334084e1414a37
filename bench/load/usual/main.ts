import 'reflect-metadata';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from 'platform-express';
import { AppModule } from './app.module';

/**
 * The product's calls as usually written, following the documentation of the libraries. Nest on Express, entities with
 * relations, repositories, transactions that find, lock and save, a guard for token and session, class-validator. It
 * writes the same rows; there are no limits, metrics, logs or retries. For comparison only.
 */
async function start(): Promise<void> {
  const app = await NestFactory.create(AppModule, new ExpressAdapter(), { logger: ['error', 'warn'] });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true }));
  app.enableShutdownHooks();
  await app.listen(Number(process.env.PORT), '127.0.0.1');
}

void start();
