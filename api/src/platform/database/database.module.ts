import { type DynamicModule, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { ForegroundLoad } from '../../kernel/foreground-load';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { Database } from './database';
import { type DataSources, type SourceName } from './data-sources';
import { transactionalDataSource } from './joined-data-source';

const KEEPER = getDataSourceToken('maintenance');
const WRITER = getDataSourceToken('writer');
const READER = getDataSourceToken('reader');

/** No retries here: the process manager restarts the process. */
const ONCE = { retryAttempts: 1, toRetry: () => false };

/**
 * Provides the data sources, opened and closed with the application, and `Database`, which all adapters use.
 * Repositories, one of every table, get the unnamed data source, which joins the current unit of work.
 */
@Module({})
export class DatabaseModule {
  static with(sources: DataSources): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        opened(sources, 'maintenance'),
        opened(sources, 'writer'),
        opened(sources, 'reader'),
        TypeOrmModule.forFeature(sources.entities),
        TypeOrmModule.forRootAsync({
          inject: [Database],
          useFactory: async () => ({ ...(await sources.optionsOf('writer')), ...ONCE }),
          dataSourceFactory: () => Promise.resolve(transactionalDataSource(sources.database)),
        }),
      ],
      providers: [
        { provide: Database, inject: [KEEPER, WRITER, READER], useFactory: () => sources.database },
        { provide: UnitOfWork, useExisting: Database },
        {
          provide: ForegroundLoad,
          inject: [Database],
          useFactory: ({ inFlight }: Database): ForegroundLoad => inFlight,
        },
      ],
      exports: [Database, ForegroundLoad, TypeOrmModule, UnitOfWork],
    };
  }
}

function opened(sources: DataSources, name: SourceName): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name,
    // Nothing may read tables before the maintenance has migrated them.
    inject: name === 'maintenance' ? [] : [KEEPER],
    // The name is repeated: TypeOrmModule closes the source that its options name.
    useFactory: async () => ({ ...(await sources.optionsOf(name)), ...ONCE, name }),
    dataSourceFactory: (options) => sources.open(name, options),
  });
}
