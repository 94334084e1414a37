import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { AnsweredBefore, AnsweredRequests, type RequestKey } from './answered-requests';
import { KeyUsedOtherwise } from './idempotency.errors';

/**
 * Does what a request asks for once, however often it comes under its key. The key, the effect and the answer commit together,
 * so that after a crash either all of them are there or none; a copy gets the kept answer. A refusal keeps nothing: it changed
 * nothing.
 */
@Injectable()
export class Once {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: AnsweredRequests,
  ) {}

  /**
   * What `answer` answers, or what it did the first time. With a key it runs inside one unit of work, which writes the accounts
   * behind it: what it reads holds up nobody. Throws KeyUsedOtherwise where the key came with another request.
   */
  async execute<Answer>(key: RequestKey | undefined, answer: () => Promise<Answer>): Promise<Answer> {
    if (!key) return answer();
    for (;;) {
      try {
        return await this.unitOfWork.run(() => this.first(key, answer));
      } catch (error) {
        if (!(error instanceof AnsweredBefore)) throw error;
        const earlier = await this.requests.find(key.id);
        // Gone again: it was a day old and swept away just now.
        if (!earlier) continue;
        if (earlier.fingerprint !== key.fingerprint) throw new KeyUsedOtherwise();
        return JSON.parse(earlier.answer) as Answer;
      }
    }
  }

  private async first<Answer>(key: RequestKey, answer: () => Promise<Answer>): Promise<Answer> {
    this.requests.claim(key);
    const given = await answer();
    this.requests.keep(key.id, JSON.stringify(given));
    return given;
  }
}
