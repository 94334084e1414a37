import { type DynamicModule, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { ForegroundLoad } from '../../kernel/foreground-load';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { Database } from './database';
import { type DataSources, type SourceName } from './data-sources';
import { transactionalDataSource } from './joined-data-source';

const KEEPER = getDataSourceToken('keeper');
const WRITER = getDataSourceToken('writer');
const READER = getDataSourceToken('reader');

/** Whoever starts us starts us again. */
const ONCE = { retryAttempts: 1, toRetry: () => false };

/**
 * The data sources, opened with the application and closed with it; `Database`, the one way to them; and, without a name, the data
 * source that repositories use: it joins the running unit of work.
 */
@Module({})
export class DatabaseModule {
  static with(sources: DataSources): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        opened(sources, 'keeper'),
        opened(sources, 'writer'),
        opened(sources, 'reader'),
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
          useFactory: ({ underWay }: Database): ForegroundLoad => underWay,
        },
      ],
      exports: [Database, ForegroundLoad, UnitOfWork],
    };
  }
}

function opened(sources: DataSources, name: SourceName): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name,
    // Nobody looks into tables before the keeper has brought them up to date.
    inject: name === 'keeper' ? [] : [KEEPER],
    // The name once more: TypeOrmModule closes the source that is named among its options.
    useFactory: async () => ({ ...(await sources.optionsOf(name)), ...ONCE, name }),
    dataSourceFactory: (options) => sources.open(name, options),
  });
}
