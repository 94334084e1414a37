import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HOUR_MS } from '../../../../kernel/clock';
import { Access } from '../../../../access';
import { EmailField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField } from '../../../../platform/http/response-field';
import { networkOf, RateLimits } from '../../../../platform/limits/rate-limits';
import { Newsletter } from '../../application/newsletter';

const PER_ADDRESS_AND_HOUR = 60;

class NewsletterBody {
  @EmailField('E-mail address for the newsletter.')
  readonly email!: string;
}

class Subscribed {
  @ResponseField('The stored e-mail address.', { format: 'email' })
  readonly email!: string;
}

@ApiTags('Site')
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: Newsletter,
    private readonly limits: RateLimits,
  ) {}

  @Access({ who: 'anyone' })
  @Post()
  @Operation({
    summary: 'Subscribe to the newsletter',
    description: 'Idempotent: an address is stored once.',
    answer: Subscribed,
    errors: { 429: ['auth/too-many-requests'] },
  })
  async subscribeNewsletter(@Body() { email }: NewsletterBody, @Ip() address: string): Promise<{ data: Subscribed }> {
    await this.limits.take({
      limit: 'newsletter',
      subject: networkOf(address),
      most: PER_ADDRESS_AND_HOUR,
      windowMs: HOUR_MS,
    });
    await this.newsletter.subscribe(email);
    return { data: { email } };
  }
}
