import { type ExecutionContext } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import { RequestGuard, RequestStrategy } from './request-strategy';

type Asked = FastifyRequest & { readonly found: () => Promise<object | undefined>; readonly session?: object };

class Strategy extends PassportStrategy(RequestStrategy, 'trial') {
  validate({ found }: Asked): Promise<object | undefined> {
    return found();
  }
}

const guard = new RequestGuard(new Strategy(), 'session');

async function guarded(found: () => Promise<object | undefined>): Promise<unknown> {
  const request = { found } as Asked;
  const http = { getRequest: () => request, getResponse: () => ({}) };
  await guard.canActivate({ switchToHttp: () => http } as unknown as ExecutionContext);
  return request.session;
}

const after = (milliseconds: number, found: object | undefined) => () =>
  new Promise<object | undefined>((resolve) => setTimeout(() => resolve(found), milliseconds));

describe('a guard of ours', () => {
  it('tells two people apart who come at the same time, whoever is known first', async () => {
    const [ann, bob] = [{ name: 'Ann' }, { name: 'Bob' }];
    expect(await Promise.all([guarded(after(20, ann)), guarded(after(5, bob))])).toEqual([ann, bob]);
    expect(await Promise.all([guarded(after(5, ann)), guarded(after(20, undefined))])).toEqual([ann, undefined]);
  });

  it('passes on what went wrong while it looked', async () => {
    await expect(guarded(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  });
});
