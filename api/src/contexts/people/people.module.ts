import { Module } from '@nestjs/common';
import { WalletModule } from '../wallet/wallet.module';
import { UserController } from './adapters/in/user.controller';
import { BestWorkersQuery } from './adapters/out/best-workers.query';
import { SqlMembers } from './adapters/out/sql-members';
import { SqlPeople } from './adapters/out/sql-people';
import { UserListQuery } from './adapters/out/user-list.query';
import { DepartureSteps } from './application/departure-steps';
import { Members } from './application/members';
import { People } from './application/people';
import { CachedPersonSummaries } from './application/cached-person-summaries';

@Module({
  imports: [WalletModule],
  controllers: [UserController],
  providers: [
    BestWorkersQuery,
    UserListQuery,
    DepartureSteps,
    CachedPersonSummaries,
    { provide: People, useClass: SqlPeople },
    { provide: Members, useClass: SqlMembers },
  ],
  exports: [DepartureSteps, Members, People, CachedPersonSummaries],
})
export class PeopleModule {}
