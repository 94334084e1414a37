import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WalletModule } from '../wallet/wallet.module';
import { UserController } from './adapters/in/user.controller';
import { BestWorkersQuery } from './adapters/out/best-workers.query';
import { PersonSchema } from './adapters/out/person.schema';
import { SqlMembers } from './adapters/out/sql-members';
import { TypeormPeople } from './adapters/out/typeorm-people';
import { UserListQuery } from './adapters/out/user-list.query';
import { Members } from './application/members';
import { People } from './application/people';
import { RecentCards } from './application/recent-cards';

@Module({
  imports: [TypeOrmModule.forFeature([PersonSchema]), WalletModule],
  controllers: [UserController],
  providers: [
    BestWorkersQuery,
    UserListQuery,
    RecentCards,
    { provide: People, useClass: TypeormPeople },
    { provide: Members, useClass: SqlMembers },
  ],
  exports: [Members, People, RecentCards],
})
export class PeopleModule {}
