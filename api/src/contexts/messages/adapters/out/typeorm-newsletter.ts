import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { Clock } from '../../../../kernel/clock';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type Newsletter } from '../../application/newsletter';
import { type NewsletterAddressRow, NewsletterAddressSchema } from './newsletter.schema';

@Injectable()
export class TypeormNewsletter implements Newsletter {
  constructor(
    @InjectRepository(NewsletterAddressSchema) private readonly addresses: Repository<NewsletterAddressRow>,
    private readonly clock: Clock,
  ) {}

  async subscribe(email: string): Promise<void> {
    await insertIfAbsent(() => this.addresses.insert({ email, at: this.clock.now() }));
  }

  async delete(email: string): Promise<void> {
    await this.addresses.delete({ email });
  }
}
