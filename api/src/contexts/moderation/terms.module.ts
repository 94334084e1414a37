import { Module } from '@nestjs/common';
import { TermsGate } from '../../platform/http/authentication';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { MessagesModule } from '../messages/messages.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { TermsController } from './adapters/in/terms.controller';
import { SqlTerms } from './adapters/out/sql-terms';
import { DemandConsent } from './adapters/in/demand-consent';
import { NotifyOfTerms } from './application/notify-of-terms';
import { Terms } from './application/terms';
import { VersionedTerms } from './application/versioned-terms';

@Module({
  imports: [MessagesModule, PeopleModule],
  controllers: [TermsController],
  providers: [
    VersionedTerms,
    NotifyOfTerms,
    { provide: Terms, useClass: SqlTerms },
    { provide: TermsGate, useClass: DemandConsent },
  ],
  exports: [Terms, TermsGate],
})
export class TermsModule {
  constructor(scheduler: Scheduler, notify: NotifyOfTerms, removalSteps: RemovalSteps, terms: Terms) {
    scheduler.add(notify);
    removalSteps.erase(({ id }) => terms.deleteConsentsOf(id));
  }
}
