import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A gauge's value: one number, or one for each value of its label. */
export type GaugeValue = number | Readonly<Record<string, number>>;

/** Shared by all applications of the process: the library's observers and timers cannot be stopped. */
const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry, prefix: 'kaaj_' });

/** Metrics of the process for Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private reading: Promise<string> | undefined;
  private readonly answers = new Histogram({
    name: 'kaaj_http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });

  /** Adds a gauge that is read at each scrape. A gauge that fails or has no value yet is left out. */
  gauge(name: string, help: string, read: () => Promise<GaugeValue | undefined>, label = 'kind'): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        const figures = await read().catch(() => undefined);
        if (figures === undefined) return;
        if (typeof figures === 'number') return gauge.set(figures);
        for (const [value, figure] of Object.entries(figures)) gauge.set({ [label]: value }, figure);
      },
    });
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.answers.observe({ method, route, status }, seconds);
  }

  get type(): string {
    return this.registry.contentType;
  }

  /** Concurrent scrapes share one reading. */
  text(): Promise<string> {
    return (this.reading ??= Registry.merge([processRegistry, this.registry])
      .metrics()
      .finally(() => (this.reading = undefined)));
  }
}
