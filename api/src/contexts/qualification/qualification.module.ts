import { Module } from '@nestjs/common';
import { ReputationModule } from '../reputation/reputation.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { WalletModule } from '../wallet/wallet.module';
import { WorkerTestController } from './adapters/in/worker-test.controller';
import { SqlWorkerTests } from './adapters/out/sql-worker-tests';
import { OwnTests } from './application/own-tests';
import { TakeTest } from './application/take-test';
import { WorkerTests } from './application/worker-tests';

@Module({
  imports: [ReputationModule, PeopleModule, WalletModule],
  controllers: [WorkerTestController],
  providers: [OwnTests, TakeTest, { provide: WorkerTests, useClass: SqlWorkerTests }],
  exports: [OwnTests],
})
export class QualificationModule {
  constructor(removalSteps: RemovalSteps, tests: WorkerTests, own: OwnTests) {
    removalSteps.settle('tests', (personId, limit) => own.closeSome(personId, limit));
    removalSteps.erase(({ id }) => tests.deleteAttemptsOf(id));
  }
}
