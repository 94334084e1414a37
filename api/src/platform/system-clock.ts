import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { calendarDay, Clock } from '../kernel/clock';

@Injectable()
export class SystemClock extends Clock {
  constructor(private readonly config: Config) {
    super();
  }

  now(): number {
    return Date.now();
  }

  today(): string {
    return calendarDay(this.now(), this.config.timeZone);
  }
}
