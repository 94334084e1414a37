import { type Id } from '../../../kernel/ids';
import { type Question } from '../domain/question';

export abstract class Questions {
  /** Throws QuestionAlreadyPosted. */
  abstract add(question: Question): Promise<void>;

  abstract find(id: Id): Promise<Question | undefined>;

  /** False: it was answered before. */
  abstract answer(id: Id, answer: string, now: number): Promise<boolean>;

  /** At most `limit` after a cursor, newest first: all of them, or only answered ones and the worker's own. */
  abstract of(
    subjectId: Id,
    shown: 'all' | { readonly workerId: Id },
    limit: number,
    before?: Id,
  ): Promise<readonly Question[]>;

  /** Deletes the questions of a removed person, as worker or buyer. */
  abstract deleteAllOf(personId: Id): Promise<void>;
}
