import { type PageEnvelope } from '@kaaj/contract';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { found, NotFound } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { People, toAvatar } from '../../../people';
import { AnswerDispute } from '../../application/answer-dispute';
import { DecideDispute } from '../../application/decide-dispute';
import { DisputePagesQuery } from '../out/dispute-pages.query';
import { Disputes } from '../../application/disputes';
import { DisputeParticipants } from '../../application/dispute-participants';
import { type DisputeMessage } from '../../domain/dispute';
import { OpenDispute } from '../../application/open-dispute';
import {
  AnswerDisputeBody,
  DecideDisputeBody,
  DisputeAnswer,
  DisputeMessageAnswer,
  DisputeMessageBody,
  DisputesParameters,
  NameSupporterBody,
  OpenDisputeBody,
} from './dispute.dto';

@ApiTags('Disputes')
@Controller()
export class DisputeController {
  constructor(
    private readonly open: OpenDispute,
    private readonly answer: AnswerDispute,
    private readonly decide: DecideDispute,
    private readonly pages: DisputePagesQuery,
    private readonly people: People,
    private readonly participants: DisputeParticipants,
    private readonly disputes: Disputes,
  ) {}

  @Access({ who: ['Worker'], key: 'submissions:write' })
  @Post('submission/:id/dispute')
  @Operation({
    summary: 'Open a dispute (once, within seven days)',
    description:
      "The pay is reserved from an open slot of the task, or from the buyer's available coins. The buyer has 48 " +
      'hours to answer; then an Admin decides. Without a decision within nine days, you are paid.',
    answer: DisputeAnswer,
    status: 201,
    errors: {
      400: ['image/not-own-proof'],
      409: ['dispute/not-rejected', 'dispute/too-late', 'dispute/already-open'],
    },
  })
  @Idempotent()
  async openDispute(
    @Param('id', ParseIdPipe) submissionId: Id,
    @Body() { statement, pictures = [] }: OpenDisputeBody,
    @CurrentSession() { personId: workerId }: Session,
  ) {
    const dispute = await this.open.execute({ submissionId, workerId, statement, pictures });
    return { data: await this.pages.shown(dispute) };
  }

  @Access({ who: 'signed-in', self: 'query.email', othersBy: ['Admin'], key: 'submissions:read' })
  @Get('dispute')
  @Operation({
    summary: 'List your disputes, newest first; for an Admin without `email`, all disputes, undecided ones first',
    answer: [DisputeAnswer],
    paged: true,
    errors: { 404: ['request/not-found'] },
  })
  async listDisputes(
    @Query() { email, cursor, size }: DisputesParameters,
    @CurrentSession() { personId, email: own }: Session,
  ) {
    const ownerId = email === own ? personId : email && (await this.people.find(email))?.id;
    if (email && !ownerId) throw new NotFound();
    const { rows: data, next } = await this.pages.page(ownerId, cursor, size);
    return { data, page: { next } };
  }

  @Access({ who: 'signed-in', key: 'submissions:read' })
  @Get('dispute/:id')
  @Operation({
    summary: 'Get a dispute, as a party, supporter or Admin',
    answer: DisputeAnswer,
  })
  async getDispute(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId, role }: Session) {
    return { data: found(await this.pages.forReader(id, role === 'Admin' ? undefined : personId)) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:review', terms: true })
  @Patch('dispute/:id/answer')
  @Operation({
    summary: 'Answer or concede a dispute',
    description:
      'If neither the task nor you have the coins, a concession stays pending until you have them or an Admin ' +
      'decides.',
    answer: DisputeAnswer,
    errors: { 409: ['dispute/already-answered', 'dispute/already-decided', 'dispute/too-late'] },
  })
  @Idempotent()
  async answerDispute(
    @Param('id', ParseIdPipe) disputeId: Id,
    @Body() { concede = false, statement }: AnswerDisputeBody,
    @CurrentSession() { personId: buyerId }: Session,
  ) {
    if (!concede && statement === undefined) {
      throw new InvalidRequest([{ field: 'statement', code: 'required', message: 'This field is required.' }]);
    }
    const dispute = await this.answer.execute({ disputeId, buyerId, statement: concede ? undefined : statement });
    return { data: await this.pages.shown(dispute) };
  }

  @Access({ who: ['Worker', 'Buyer'] })
  @Patch('dispute/:id/supporter')
  @Operation({
    summary: 'Add a supporter who may read and write in your dispute',
    description: 'Once for each side. A supporter sees the statements and messages, and no other data of yours.',
    answer: DisputeAnswer,
    errors: {
      409: ['dispute/supporter-named', 'dispute/already-decided'],
      422: ['dispute/supporter-unfit'],
    },
  })
  async nameSupporter(
    @Param('id', ParseIdPipe) disputeId: Id,
    @Body() { email }: NameSupporterBody,
    @CurrentSession() { personId }: Session,
  ) {
    return { data: await this.pages.shown(await this.participants.nameSupporter(disputeId, personId, email)) };
  }

  @Access({ who: 'signed-in' })
  @Get('dispute/:id/message')
  @Operation({
    summary: 'List the messages of a dispute, oldest first',
    answer: [DisputeMessageAnswer],
    paged: true,
  })
  async listDisputeMessages(
    @Param('id', ParseIdPipe) id: Id,
    @Query() { cursor, size }: PageParameters,
    @CurrentSession() { personId, role }: Session,
  ): Promise<PageEnvelope<DisputeMessageAnswer>> {
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    if (!(await this.pages.forReader(id, role === 'Admin' ? undefined : personId))) throw new NotFound();
    const { rows, next } = toPage(await this.disputes.messages(id, size + 1, after), size, (message) => [message.id]);
    return { data: await this.messageAnswers(rows), page: { next } };
  }

  @Access({ who: 'signed-in' })
  @Post('dispute/:id/message')
  @Operation({
    summary: 'Post a message in a dispute, as its worker, buyer or supporter',
    answer: DisputeMessageAnswer,
    status: 201,
    errors: {
      409: ['dispute/already-decided'],
      422: ['dispute/too-many-messages'],
    },
  })
  @Idempotent()
  async sendDisputeMessage(
    @Param('id', ParseIdPipe) disputeId: Id,
    @Body() { text }: DisputeMessageBody,
    @CurrentSession() { personId: authorId }: Session,
  ): Promise<{ data: DisputeMessageAnswer }> {
    const [data] = await this.messageAnswers([await this.participants.send(disputeId, authorId, text)]);
    return { data: data as DisputeMessageAnswer };
  }

  private async messageAnswers(messages: readonly DisputeMessage[]): Promise<DisputeMessageAnswer[]> {
    const people = await this.people.cards([...new Set(messages.map(({ authorId }) => authorId))]);
    return messages.map(({ id, text, at, party: by, authorId }) => ({
      ...{ _id: id, text, at: new Date(at).toISOString(), by },
      author: toAvatar(authorId, people),
    }));
  }

  @Access({ who: ['Admin'] })
  @Patch('dispute/:id/decide')
  @Operation({
    summary: 'Make the final decision on a dispute, once the buyer has answered or 48 hours have passed',
    answer: DisputeAnswer,
    errors: {
      409: [
        'access/own-money',
        'dispute/too-early',
        'dispute/already-decided',
        'dispute/no-cover',
        'dispute/goodwill-used',
      ],
    },
  })
  @Idempotent()
  async decideDispute(
    @Param('id', ParseIdPipe) disputeId: Id,
    @Body() { for: winner, reason }: DecideDisputeBody,
    @CurrentSession() { personId: adminId }: Session,
  ) {
    const outcome = winner === 'worker' ? 'for-worker' : 'for-buyer';
    return { data: await this.pages.shown(await this.decide.execute({ disputeId, adminId, outcome, reason })) };
  }
}
