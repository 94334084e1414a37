import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people/people.module';
import { RecordController } from './adapters/in/record.controller';
import { RecordPairSchema, RecordSchema } from './adapters/out/record.schema';
import { SqlRecords } from './adapters/out/sql-records';
import { Judgements } from './application/judgements';
import { RecentRecords } from './application/recent-records';
import { Records } from './application/records';
import { ShownRecords } from './application/shown-records';

@Module({
  imports: [TypeOrmModule.forFeature([RecordSchema, RecordPairSchema]), PeopleModule],
  controllers: [RecordController],
  providers: [Judgements, RecentRecords, ShownRecords, { provide: Records, useClass: SqlRecords }],
  exports: [Judgements, Records, ShownRecords],
})
export class ReputationModule {}
