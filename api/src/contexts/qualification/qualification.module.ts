import { Module } from '@nestjs/common';
import { EligibilityModule } from '../reputation/eligibility.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { WalletModule } from '../wallet/wallet.module';
import { WorkerTestController } from './adapters/in/worker-test.controller';
import { SqlWorkerTests } from './adapters/out/sql-worker-tests';
import { CloseTests } from './application/close-tests';
import { PostTest } from './application/post-test';
import { TakeTest } from './application/take-test';
import { WorkerTests } from './application/worker-tests';

@Module({
  imports: [EligibilityModule, PeopleModule, WalletModule],
  controllers: [WorkerTestController],
  providers: [PostTest, TakeTest, CloseTests, { provide: WorkerTests, useClass: SqlWorkerTests }],
})
export class QualificationModule {
  constructor(removalSteps: RemovalSteps, tests: WorkerTests, closing: CloseTests) {
    removalSteps.settle('tests', (personId, limit) => closing.someOf(personId, limit));
    removalSteps.erase(({ id }) => tests.deleteAttemptsOf(id));
  }
}
