import { Module } from '@nestjs/common';
import { WalletModule } from '../wallet/wallet.module';
import { UserController } from './adapters/in/user.controller';
import { BestWorkersQuery } from './adapters/out/best-workers.query';
import { SqlMembers } from './adapters/out/sql-members';
import { SqlPeople } from './adapters/out/sql-people';
import { SuspensionFiguresQuery } from './adapters/out/suspension-figures.query';
import { TypeormSuspensions } from './adapters/out/typeorm-suspensions';
import { UserListQuery } from './adapters/out/user-list.query';
import { RemovalSteps } from './application/removal-steps';
import { Members } from './application/members';
import { People } from './application/people';
import { Suspensions } from './application/suspensions';
import { CachedPersonSummaries } from './application/cached-person-summaries';

@Module({
  imports: [WalletModule],
  controllers: [UserController],
  providers: [
    BestWorkersQuery,
    UserListQuery,
    SuspensionFiguresQuery,
    RemovalSteps,
    CachedPersonSummaries,
    { provide: People, useClass: SqlPeople },
    { provide: Members, useClass: SqlMembers },
    { provide: Suspensions, useClass: TypeormSuspensions },
  ],
  exports: [RemovalSteps, Members, People, Suspensions, SuspensionFiguresQuery, CachedPersonSummaries],
})
export class PeopleModule {}
