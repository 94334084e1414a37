import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { AnsweredBefore, AnsweredRequests, type Claim } from './answered-requests';
import { KeyUsedOtherwise } from './idempotency.errors';
import { fingerprintOf, requestKeyOf } from './request-key';

/**
 * Does what a request with an Idempotency-Key asks for once. The key, the effect and the answer commit together, so that after
 * a crash either all of them are there or none; a copy gets the kept answer. A refusal keeps nothing: it changed nothing.
 */
@Injectable()
export class AnswerOnce {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: AnsweredRequests,
  ) {}

  /** The answer of `handle`, or the kept one. Throws InvalidRequest for a malformed key, KeyUsedOtherwise. */
  execute(request: FastifyRequest, handle: () => Promise<unknown>): Promise<unknown> {
    const key = requestKeyOf(request);
    if (key === undefined) return handle();
    return this.once({ key, personId: request.session?.personId ?? '', fingerprint: fingerprintOf(request) }, handle);
  }

  private async once(claim: Claim, handle: () => Promise<unknown>): Promise<unknown> {
    const { key, fingerprint } = claim;
    for (;;) {
      try {
        return await this.unitOfWork.run(async () => {
          await this.requests.claim(claim);
          const answer = await handle();
          await this.requests.keep(key, JSON.stringify(answer));
          return answer;
        });
      } catch (error) {
        if (!(error instanceof AnsweredBefore)) throw error;
        const earlier = await this.requests.find(key);
        // Gone again: it was a day old and swept away just now.
        if (!earlier) continue;
        if (earlier.fingerprint !== fingerprint) throw new KeyUsedOtherwise();
        return JSON.parse(earlier.answer) as unknown;
      }
    }
  }
}
