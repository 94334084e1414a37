import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { calendarDay, Clock } from '../kernel/clock';

@Injectable()
export class SystemClock extends Clock {
  private day: { readonly second: number; readonly name: string } | undefined;

  constructor(private readonly config: Config) {
    super();
  }

  now(): number {
    return Date.now();
  }

  /** Cached per second: days begin and end with a full second. */
  today(): string {
    const second = Math.floor(this.now() / 1000);
    if (this.day?.second !== second) this.day = { second, name: calendarDay(second * 1000, this.config.timeZone) };
    return this.day.name;
  }
}
