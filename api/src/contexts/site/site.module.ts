import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { BusinessFigures } from './adapters/out/business-figures';
import { NewsletterController } from './adapters/in/newsletter.controller';
import { SettingsController } from './adapters/in/settings.controller';
import { NewsletterAddressSchema } from './adapters/out/newsletter.schema';
import { TypeormNewsletter } from './adapters/out/typeorm-newsletter';
import { LiveFigures } from './application/live-figures';
import { Newsletter } from './application/newsletter';

/** What belongs to the site as a whole: its settings, its figures, its newsletter. */
@Module({
  imports: [
    TypeOrmModule.forFeature([NewsletterAddressSchema]),
    IdentityModule,
    SubmissionsModule,
    TasksModule,
    WalletModule,
    WithdrawalsModule,
  ],
  controllers: [SettingsController, NewsletterController],
  providers: [LiveFigures, BusinessFigures, { provide: Newsletter, useClass: TypeormNewsletter }],
  exports: [Newsletter],
})
export class SiteModule {}
