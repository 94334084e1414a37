import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from '../config';
import { Clock } from '../kernel/clock';
import { UnitOfWork } from '../kernel/unit-of-work';
import { Database } from './database/database';
import { SystemClock } from './system-clock';

/** What every context uses: settings, the database, the clock. */
@Module({})
export class PlatformModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: Database, useValue: database },
        { provide: UnitOfWork, useExisting: Database },
        { provide: Clock, useClass: SystemClock },
      ],
      exports: [Config, Database, UnitOfWork, Clock],
    };
  }
}
