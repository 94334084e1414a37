import { Controller, Get, Post } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Config } from '../../config';
import { Access, type AccessRule, forMethod } from './access';
import { AccessGuard } from './access.guard';
import { accessTable } from './access-table';
import { FreshProof, KeyGuard, IdentityGuard, SessionGuard, TermsGate } from './authentication';
import { ProblemFilter } from './problem.filter';

@Controller('thing')
class Things {
  @Access({ who: 'anyone' })
  @Get(':id')
  open(): string {
    return 'seen';
  }

  @Access({ who: 'anyone', effect: true })
  @Get('end')
  end(): string {
    return 'ended';
  }

  @Access({ who: ['Keeper'] })
  @Post()
  keep(): string {
    return 'kept';
  }

  @Get('forgotten/:id')
  forgotten(): string {
    return 'seen by whom?';
  }
}

describe('an access rule', () => {
  let app: NestFastifyApplication;
  let role: string | undefined;
  const sessions = {
    canActivate: async (context: { switchToHttp(): { getRequest(): { session?: object } } }) => {
      if (role !== undefined) context.switchToHttp().getRequest().session = { role, email: 'a@kaaj.test' };
      return true;
    },
  };
  beforeAll(async () => {
    const module = await Test.createTestingModule({
      controllers: [Things],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: SessionGuard, useValue: sessions },
        { provide: IdentityGuard, useValue: { canActivate: async () => true } },
        { provide: KeyGuard, useValue: { canActivate: async () => true } },
        { provide: TermsGate, useValue: { demand: async () => undefined } },
        { provide: FreshProof, useValue: { demand: async () => undefined } },
        { provide: Config, useValue: {} },
      ],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(() => app.close());
  beforeEach(() => (role = undefined));

  const statusOf = async (method: 'GET' | 'HEAD' | 'POST', url: string) =>
    (await app.inject({ method, url })).statusCode;

  it('is collected with all others, and a handler without one is found', () => {
    expect([...accessTable(app)]).toStrictEqual([
      ['GET /thing/:id', { who: 'anyone' }],
      ['GET /thing/end', { who: 'anyone', effect: true }],
      ['POST /thing', { who: ['Keeper'] }],
      ['GET /thing/forgotten/:id', undefined],
    ]);
  });

  it('allows the roles it names, however they are written', async () => {
    expect(await statusOf('GET', '/thing/1')).toBe(200);
    expect(await statusOf('POST', '/thing')).toBe(401);
    role = 'Stranger';
    expect(await statusOf('POST', '/thing')).toBe(403);
    role = 'Keeper';
    expect(await statusOf('POST', '/thing')).toBe(201);
  });

  it('is required: a handler without one rejects everybody', async () => {
    role = 'Keeper';
    expect(await statusOf('GET', '/thing/forgotten/1')).toBe(404);
  });

  it('holds for HEAD as for GET, but not when GET changes something', async () => {
    expect(await statusOf('HEAD', '/thing/1')).toBe(200);
    expect(await statusOf('HEAD', '/thing/end')).toBe(404);
    const rule: AccessRule = { who: 'anyone', window: true };
    expect(forMethod('HEAD', rule)).toBeUndefined();
    expect(forMethod('GET', rule)).toBe(rule);
  });
});
