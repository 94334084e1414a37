import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { timingSafeEqual } from 'node:crypto';
import { type FastifyReply } from 'fastify';
import { NotFound } from '../../kernel/not-found';
import { Config } from '../../config';
import { StorageUnavailable } from '../database/storage-errors';
import { Access } from '../http/access';
import { Operation } from '../http/operation';
import { ResponseField } from '../http/response-field';
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
    private readonly heartbeat: DatabaseHealthCheck,
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
    const late = pause(TIMEOUT_MS, false, { ref: false });
    if (!(await Promise.race([this.heartbeat.feel(), late]))) throw new StorageUnavailable();
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
    const given = Buffer.from(authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
