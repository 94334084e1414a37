import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { DuplicateIdempotencyKey, IdempotencyStore, type RequestKey } from './idempotency-store';
import { IdempotencyKeyReused } from './idempotency.errors';

/**
 * Executes a request once for each idempotency key. The key, the effects and the response are committed together. A
 * repeated request gets the stored response. A failed one stores nothing, since it changed nothing.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: IdempotencyStore,
  ) {}

  /**
   * Returns the result of `answer`, or its stored result. With a key it runs in one unit of work, which stores the
   * response and then updates the accounts just before COMMIT. So the reads of `answer` hold no account locks. Throws
   * IdempotencyKeyReused where the key was used for another request.
   */
  async execute<Answer>(key: RequestKey | undefined, answer: () => Promise<Answer>): Promise<Answer> {
    if (!key) return answer();
    for (;;) {
      try {
        return await this.unitOfWork.run(async () => {
          const given = await answer();
          this.requests.store(key, JSON.stringify(given));
          return given;
        });
      } catch (error) {
        if (!mayBeRepetition(error)) throw error;
        const earlier = await this.stored<Answer>(key);
        if (earlier !== undefined) return earlier;
        // The stored response was a day old and was deleted in the meantime.
        if (!(error instanceof DuplicateIdempotencyKey)) throw error;
      }
    }
  }

  /**
   * The result that is stored for the key; undefined for none. For calls that read much before `execute`, where a
   * repetition may find less than the first request did. Throws IdempotencyKeyReused.
   */
  async stored<Answer>(key: RequestKey | undefined): Promise<Answer | undefined> {
    if (!key) return undefined;
    const earlier = await this.requests.find(key.id);
    if (!earlier) return undefined;
    if (earlier.fingerprint !== key.fingerprint) throw new IdempotencyKeyReused();
    return JSON.parse(earlier.answer) as Answer;
  }
}

/** A repeated request fails by the first one's key, or by an error that the first one's effects cause. */
const mayBeRepetition = (error: unknown) =>
  error instanceof DuplicateIdempotencyKey || (error instanceof DomainError && error.refusal !== 'unavailable');
