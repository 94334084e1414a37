import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { type StoredResponse, DuplicateIdempotencyKey, IdempotencyStore, type RequestKey } from './idempotency-store';
import { IdempotencyKeyReused } from './idempotency.errors';

/**
 * Does what a request asks for once, however often it comes under its key. The key, the effect and the answer commit together,
 * so that after a crash either all of them are there or none; a copy gets the kept answer. A refusal keeps nothing: it changed
 * nothing.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: IdempotencyStore,
  ) {}

  /**
   * What `answer` answers, or what it did the first time. With a key it runs inside one unit of work, which keeps the answer and then writes the accounts
   * behind it: what it reads holds up nobody. Throws IdempotencyKeyReused where the key came with another request.
   */
  async execute<Answer>(key: RequestKey | undefined, answer: () => Promise<Answer>): Promise<Answer> {
    if (!key) return answer();
    for (;;) {
      try {
        return await this.unitOfWork.run(async () => {
          const given = await answer();
          this.requests.keep(key, JSON.stringify(given));
          return given;
        });
      } catch (error) {
        if (!mayBeOfACopy(error)) throw error;
        const earlier = await this.requests.find(key.id);
        if (earlier) return keptAnswer<Answer>(earlier, key);
        // Gone again: it was a day old and swept away just now.
        if (!(error instanceof DuplicateIdempotencyKey)) throw error;
      }
    }
  }
}

/** A copy is undone by the key of the first one, or refused because of what that one did. */
const mayBeOfACopy = (error: unknown) =>
  error instanceof DuplicateIdempotencyKey || (error instanceof DomainError && error.refusal !== 'unavailable');

function keptAnswer<Answer>({ fingerprint, answer }: StoredResponse, key: RequestKey): Answer {
  if (fingerprint !== key.fingerprint) throw new IdempotencyKeyReused();
  return JSON.parse(answer) as Answer;
}
