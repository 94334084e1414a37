import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnsweredRequest } from './answered-request.entity';

/** One request under an Idempotency-Key. */
export interface KeyedRequest {
  readonly personId: string;
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

@Injectable()
export class IdempotencyService {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs the work in a transaction and stores its response; a repeat with the same key returns the stored response. */
  once<Answer>(request: KeyedRequest, work: (manager: EntityManager) => Promise<Answer>): Promise<Answer> {
    const { personId, key, path, body } = request;
    const id = hashOf(`${personId} ${key}`);
    // At the default level the gaps between rows are locked as well, and those who work at once meet in deadlocks.
    return this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const known = await manager.findOneBy(AnsweredRequest, { id });
      if (known) return JSON.parse(known.answer) as Answer;
      const answer = await work(manager);
      await manager.insert(AnsweredRequest, {
        id,
        personId,
        fingerprint: hashOf(`${path}\n${JSON.stringify(body)}`),
        answer: JSON.stringify(answer),
        claimedAt: Date.now(),
      });
      return answer;
    });
  }
}
