import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { NotFound } from '../../kernel/not-found';
import { constantTimeEqual } from '../../kernel/secrets';
import { Config } from '../../config';
import { StorageUnavailable } from '../database/storage-errors';
import { Access } from '../http/access';
import { Operation } from '../http/operation';
import { ResponseField } from '../http/response-field';
import { withDeadline } from '../outgoing/deadline';
import { DatabaseHealthCheck } from './database-health-check';
import { Metrics } from './metrics';

const TIMEOUT_MS = 2_000;

class Condition {
  @ResponseField('Always `ok`; an unhealthy process returns an error.')
  readonly status!: string;
}

@ApiTags('Operations')
@Controller()
export class OperationsController {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseHealthCheck,
    private readonly metrics: Metrics,
  ) {}

  @Access({ who: 'anyone' })
  @Get('health')
  @Operation({ summary: 'Liveness probe', answer: Condition })
  checkLive(): { data: Condition } {
    return { data: { status: 'ok' } };
  }

  @Access({ who: 'anyone' })
  @Get('ready')
  @Operation({
    summary: 'Readiness probe (checks the database)',
    answer: Condition,
  })
  async checkReady(): Promise<{ data: Condition }> {
    await withDeadline(TIMEOUT_MS, () => this.database.check()).catch((error: unknown) => {
      throw new StorageUnavailable(error);
    });
    return { data: { status: 'ok' } };
  }

  @Access({ who: 'anyone' })
  @Get('metrics')
  @ApiProduces('text/plain')
  @Operation({
    summary: 'Get metrics for Prometheus, including product metrics',
    description: 'Requires the bearer token METRICS_TOKEN if it is set. Disabled in production without one.',
    plainAnswers: { 200: 'Lines in the text format of Prometheus.' },
    errors: { 404: ['request/not-found'] },
  })
  async getMetrics(
    @Headers('authorization') authorization: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.mayRead(authorization)) throw new NotFound();
    await reply.type(this.metrics.type).send(await this.metrics.text());
  }

  private mayRead(authorization: string | undefined): boolean {
    const { metricsToken, production } = this.config;
    if (metricsToken === undefined) return !production;
    return constantTimeEqual(authorization ?? '', `Bearer ${metricsToken}`);
  }
}
