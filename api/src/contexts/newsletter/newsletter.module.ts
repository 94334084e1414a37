import { Module } from '@nestjs/common';
import { NewsletterController } from './adapters/in/newsletter.controller';
import { SqlNewsletter } from './adapters/out/sql-newsletter';
import { Newsletter } from './application/newsletter';

@Module({
  controllers: [NewsletterController],
  providers: [{ provide: Newsletter, useClass: SqlNewsletter }],
  exports: [Newsletter],
})
export class NewsletterModule {}
