import { Module } from '@nestjs/common';
import { KeyGuard } from '../../platform/http/authentication';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { Announcements } from './application/announcements';
import { SpendingLimits } from '../wallet';
import { WalletModule } from '../wallet/wallet.module';
import { AccessKeyController } from './adapters/in/access-key.controller';
import { AccessKeyGuard } from './adapters/in/access-key.guard';
import { TypeormAccessKeys } from './adapters/out/typeorm-access-keys';
import { AccessKeys } from './application/access-keys';
import { OwnKeys } from './application/own-keys';
import { UseKey } from './application/use-key';
import { WebhookController } from './adapters/in/webhook.controller';
import { HttpsPublicFiles } from './adapters/out/https-public-files';
import { KeySpending } from './adapters/in/key-spending';
import { HttpsWebhookSender } from './adapters/out/https-webhook-sender';
import { SqlDeliveries } from './adapters/out/sql-deliveries';
import { SqlEndpoints } from './adapters/out/sql-endpoints';
import { DeliverDue } from './application/deliver-due';
import { Deliveries } from './application/deliveries';
import { Endpoints } from './application/endpoints';
import { OwnEndpoints } from './application/own-endpoints';
import { PublicFiles } from './application/public-files';
import { WebhookSender } from './application/webhook-sender';

@Module({
  imports: [IdentityModule, PeopleModule, MessagesModule, WalletModule],
  controllers: [AccessKeyController, WebhookController],
  providers: [
    OwnKeys,
    UseKey,
    KeySpending,
    { provide: AccessKeys, useClass: TypeormAccessKeys },
    { provide: KeyGuard, useClass: AccessKeyGuard },
    OwnEndpoints,
    DeliverDue,
    { provide: Endpoints, useClass: SqlEndpoints },
    { provide: Deliveries, useClass: SqlDeliveries },
    { provide: WebhookSender, useClass: HttpsWebhookSender },
    { provide: PublicFiles, useClass: HttpsPublicFiles },
    Announcements,
  ],
  exports: [KeyGuard, Announcements, PublicFiles],
})
export class IntegrationsModule {
  constructor(
    scheduler: Scheduler,
    deliverDue: DeliverDue,
    removalSteps: RemovalSteps,
    keys: AccessKeys,
    endpoints: OwnEndpoints,
    spending: SpendingLimits,
    keySpending: KeySpending,
  ) {
    scheduler.add(deliverDue);
    spending.add((personId, coins) => keySpending.count(personId, coins));
    removalSteps.erase(({ id }) => keys.removeAllOf(id));
    removalSteps.erase(({ id }) => endpoints.removeAllOf(id));
  }
}
