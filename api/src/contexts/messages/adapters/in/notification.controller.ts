import { Body, Controller, Get, Headers, type MessageEvent, Patch, Post, Query, Sse } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Observable } from 'rxjs';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { OwnPageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { DONE, Done } from '../../../../platform/http/response-field';
import { Inbox } from '../../application/inbox';
import { SendMessage } from '../../application/send-message';
import { LiveFeed } from './live-feed';
import { NotificationListAnswer, SendNotificationBody, wireNotice } from './notification.dto';

@ApiTags('Notifications')
@Controller('notification')
export class NotificationController {
  constructor(
    private readonly message: SendMessage,
    private readonly inbox: Inbox,
    private readonly feed: LiveFeed,
  ) {}

  @Access({ who: ['Admin'] })
  @Post()
  @Operation({
    summary: 'Send a notification to a user',
    answer: Done,
    status: 201,
    errors: { 404: ['request/not-found'] },
  })
  async sendNotification(
    @Body() { message: text, toEmail }: SendNotificationBody,
    @CurrentSession() { personId }: Session,
  ) {
    await this.message.execute({ adminId: personId, toEmail, text });
    return DONE;
  }

  @Access({ who: 'signed-in', self: 'query.email' })
  @Get()
  @Operation({
    summary: 'List notifications, newest first, with total and unread counts',
  })
  @ApiOkResponse({ description: 'A page of them.', type: NotificationListAnswer })
  async listNotifications(
    @Query() { cursor, size }: OwnPageParameters,
    @CurrentSession() { personId, email }: Session,
  ) {
    const { notices, next, total, unread } = await this.inbox.page(personId, cursor, size);
    return { data: notices.map((notice) => wireNotice(notice, email)), page: { next }, total, unread };
  }

  @Access({ who: 'signed-in' })
  @Patch('read')
  @Operation({ summary: 'Mark all notifications as read', answer: Done })
  async markNotificationsRead(@CurrentSession() { personId }: Session) {
    await this.inbox.markRead(personId);
    return DONE;
  }

  @Access({ who: 'signed-in' })
  @Sse('stream')
  @Operation({
    summary: 'Stream notifications (server-sent events)',
    description:
      'Starts with notifications of the last five seconds, so that none is lost after a list was read. On ' +
      'reconnect, send `Last-Event-ID` to get missed notifications. An id may be delivered twice around a ' +
      'reconnect.',
    errors: { 503: ['notification/too-many-streams'] },
  })
  @ApiOkResponse({ description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiHeader({ name: 'last-event-id', required: false, description: 'Id of the last received notification.' })
  streamNotifications(
    @CurrentSession() session: Session,
    @Headers('last-event-id') lastSeen?: string,
  ): Observable<MessageEvent> {
    return this.feed.open(session, lastSeen);
  }
}
