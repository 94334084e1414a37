import { type Id } from '../../../kernel/ids';
import { type Question } from '../domain/question';

/** Keeps questions to buyers. */
export abstract class Questions {
  /** Throws AlreadyAsked. */
  abstract add(question: Question): Promise<void>;

  abstract find(id: Id): Promise<Question | undefined>;

  /** False: it was answered before. */
  abstract answer(id: Id, answer: string, now: number): Promise<boolean>;

  /** At most `limit` behind a place, newest first: all of them, or those that are answered and those of a worker. */
  abstract of(
    subjectId: Id,
    shown: 'all' | { readonly workerId: Id },
    limit: number,
    before?: Id,
  ): Promise<readonly Question[]>;

  /** For somebody who was removed, as worker or buyer. */
  abstract forgetAllOf(personId: Id): Promise<void>;
}
