import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people/people.module';
import { RecordController } from './adapters/in/record.controller';
import { RecordPairSchema, RecordSchema } from './adapters/out/record.schema';
import { SqlRecords } from './adapters/out/sql-records';
import { ReputationUpdater } from './application/reputation-updater';
import { RecentRecords } from './application/recent-records';
import { ReputationCounters } from './application/reputation-counters';
import { ReputationPresenter } from './application/reputation-presenter';

@Module({
  imports: [TypeOrmModule.forFeature([RecordSchema, RecordPairSchema]), PeopleModule],
  controllers: [RecordController],
  providers: [
    ReputationUpdater,
    RecentRecords,
    ReputationPresenter,
    { provide: ReputationCounters, useClass: SqlRecords },
  ],
  exports: [ReputationUpdater, ReputationCounters, ReputationPresenter],
})
export class ReputationModule {}
