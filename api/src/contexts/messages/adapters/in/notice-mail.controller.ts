import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  LENGTHS,
  EMAIL_FREQUENCIES,
  type EmailFrequency,
  type EmailPreferences,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { ChoiceField, ChoicesField, RawTextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, DONE, Done } from '../../../../platform/http/response-field';
import { EmailPreferencesService } from '../../application/email-preferences-service';

class EmailPreferencesAnswer implements EmailPreferences {
  @ResponseField('The kinds of notifications that your role gets.', {
    isArray: true,
    enum: NOTIFICATION_CATEGORIES,
  })
  readonly kinds!: readonly NotificationCategory[];

  @ResponseField('Kinds that are e-mailed to you.', {
    isArray: true,
    enum: NOTIFICATION_CATEGORIES,
  })
  readonly on!: readonly NotificationCategory[];

  @ResponseField('`daily`: one digest a day at most. `at-once`: each within minutes.', { enum: EMAIL_FREQUENCIES })
  readonly pace!: EmailFrequency;

  @ResponseField('Whether this installation sends e-mail.')
  readonly mails!: boolean;

  @ResponseField('Whether your address is verified. Nothing is e-mailed to an unverified address.')
  readonly verified!: boolean;
}

class EmailPreferencesBody {
  @ChoicesField('Kinds to e-mail, out of those of your role. The others are not e-mailed.', NOTIFICATION_CATEGORIES, {
    min: 0,
  })
  readonly on!: readonly NotificationCategory[];

  @ChoiceField('How often.', EMAIL_FREQUENCIES)
  readonly pace!: EmailFrequency;
}

class OffParameters {
  @RawTextField('The token of the link in the e-mail.', { max: LENGTHS.unsubscribeToken })
  readonly token!: string;
}

@ApiTags('Notifications')
@Controller()
export class NoticeMailController {
  constructor(private readonly service: EmailPreferencesService) {}

  @Access({ who: 'signed-in' })
  @Get('account/notice-mail')
  @Operation({
    summary: 'Get your email notification settings',
    answer: EmailPreferencesAnswer,
  })
  async getEmailPreferences(@CurrentSession() { personId }: Session): Promise<{ data: EmailPreferencesAnswer }> {
    return { data: await this.service.of(personId) };
  }

  @Access({ who: 'signed-in' })
  @Patch('account/notice-mail')
  @Operation({
    summary: 'Update your email notification settings',
    answer: EmailPreferencesAnswer,
  })
  async updateEmailPreferences(
    @Body() preferences: EmailPreferencesBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: EmailPreferencesAnswer }> {
    await this.service.choose(personId, preferences);
    return { data: await this.service.of(personId) };
  }

  @Access({ who: 'anyone', form: true })
  @Post('notice-mail/off')
  @Operation({
    summary: 'Unsubscribe from notification emails',
    description:
      'The URL in `List-Unsubscribe` (RFC 8058). The form that mail clients send is ignored. Requires no sign-in.',
    answer: Done,
    errors: { 422: ['notice-mail/bad-link'] },
  })
  async unsubscribeFromNotificationEmails(@Query() { token }: OffParameters) {
    await this.service.unsubscribe(token);
    return DONE;
  }
}
