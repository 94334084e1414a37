import { Global, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type FastifyInstance } from 'fastify';
import { ApiDocument } from './api-document';
import { DocsController } from './docs.controller';
import { DatabaseHealthCheck } from './database-health-check';
import { Metrics } from './metrics';
import { OperationsController } from './operations.controller';

@Global()
@Module({
  controllers: [OperationsController, DocsController],
  providers: [Metrics, DatabaseHealthCheck, ApiDocument],
  exports: [Metrics, ApiDocument],
})
export class OperationsModule {
  constructor({ httpAdapter }: HttpAdapterHost, metrics: Metrics) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      metrics.answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
  }
}
