import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { accessKey } from '../../load/tokens.mjs';
import { AnsweredRequest } from './answered-request.entity';
import { IdempotencyService } from './idempotency.service';
import { Account, PayoutAccount, Purchase, Transfer, Withdrawal } from './money.entities';
import { Notification, WebhookEndpoint } from './notices.entities';
import { OverviewController } from './overview.controller';
import { OverviewService } from './overview.service';
import { Person, Session } from './people.entities';
import { JudgedPair, Judging } from './records.entities';
import { RecordsService } from './records.service';
import { SavedFilter } from './saved-filter.entity';
import { Submission } from './submission.entity';
import { SubmissionsController } from './submissions.controller';
import { SubmissionsService } from './submissions.service';
import { AgreementItem, Claim, Task, TaskText } from './tasks.entities';
import { TasksController } from './tasks.controller';
import { TasksService } from './tasks.service';
import { WalletService } from './wallet.service';
import { WithdrawalsController } from './withdrawals.controller';
import { WithdrawalsService } from './withdrawals.service';

const entities = [
  Account,
  AgreementItem,
  AnsweredRequest,
  Claim,
  JudgedPair,
  Judging,
  Notification,
  PayoutAccount,
  Person,
  Purchase,
  SavedFilter,
  Session,
  Submission,
  Task,
  TaskText,
  Transfer,
  WebhookEndpoint,
  Withdrawal,
];

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'mysql', url: process.env.DATABASE_URL, timezone: 'Z', autoLoadEntities: true }),
    TypeOrmModule.forFeature(entities),
    JwtModule.register({
      // The bytes of the product's key, so that both sides take the same tokens.
      secret: accessKey(process.env.SESSION_SECRET).export(),
      verifyOptions: { algorithms: ['HS256'], audience: 'access', issuer: 'kaaj' },
    }),
  ],
  controllers: [TasksController, SubmissionsController, OverviewController, WithdrawalsController],
  providers: [
    IdempotencyService,
    OverviewService,
    RecordsService,
    SubmissionsService,
    TasksService,
    WalletService,
    WithdrawalsService,
  ],
})
export class AppModule {}
