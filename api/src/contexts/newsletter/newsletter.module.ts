import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterController } from './adapters/in/newsletter.controller';
import { NewsletterAddressSchema } from './adapters/out/newsletter.schema';
import { TypeormNewsletter } from './adapters/out/typeorm-newsletter';
import { Newsletter } from './application/newsletter';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterAddressSchema])],
  controllers: [NewsletterController],
  providers: [{ provide: Newsletter, useClass: TypeormNewsletter }],
  exports: [Newsletter],
})
export class NewsletterModule {}
