import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { type FastifyRequest } from 'fastify';
import { Access, type Session } from '../../../../access';
import { NotFound } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { DONE, Done } from '../../../../platform/http/response-field';
import { OwnKeys } from '../../application/own-keys';
import {
  AccessKeyAnswer,
  bearerAnswer,
  keyAnswer,
  KeyOwnerAnswer,
  CreatedKeyAnswer,
  CreateKeyBody,
} from './access-key.dto';

@ApiTags('Keys')
@Controller('key')
export class AccessKeyController {
  constructor(private readonly keys: OwnKeys) {}

  @Access({ who: ['Worker', 'Buyer'] })
  @Get()
  @Operation({ summary: 'List your API keys, newest first', answer: [AccessKeyAnswer] })
  async listKeys(@CurrentSession() { personId }: Session): Promise<{ data: AccessKeyAnswer[] }> {
    return { data: (await this.keys.of(personId)).map(keyAnswer) };
  }

  @Access({ who: ['Worker', 'Buyer'], verified: true, fresh: true })
  @Post()
  @Operation({
    summary: 'Create an API key',
    description:
      'The key is returned only in this response. It is valid until it expires or is revoked. A new password, ' +
      'another role and signing out everywhere also revoke it.',
    answer: CreatedKeyAnswer,
    status: 201,
    errors: { 422: ['key/too-many'] },
  })
  async createKey(
    @Body() { name, scopes, days = LIMITS.keyDays.usual, spendingCap }: CreateKeyBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: CreatedKeyAnswer }> {
    const { text, key } = await this.keys.create({ personId, name, scopes, days, spendingCap });
    return { data: { ...keyAnswer(key), key: text } };
  }

  @Access({ who: 'signed-in', key: 'any' })
  @Get('bearer')
  @Operation({
    summary: 'Get owner, scopes and expiry of the API key used',
    answer: KeyOwnerAnswer,
    errors: { 404: ['request/not-found'] },
  })
  getKeyOwner(@Req() { key }: FastifyRequest): { data: KeyOwnerAnswer } {
    if (!key) throw new NotFound();
    return { data: bearerAnswer(key) };
  }

  @Access({ who: ['Worker', 'Buyer'] })
  @Delete(':id')
  @Operation({
    summary: 'Revoke an API key',
    answer: Done,
  })
  async revokeKey(@Param('id') id: string, @CurrentSession() { personId }: Session) {
    await this.keys.revoke(id, personId);
    return DONE;
  }
}
