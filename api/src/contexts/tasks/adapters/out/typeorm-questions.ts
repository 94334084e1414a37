import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type Questions } from '../../application/questions';
import { type Question } from '../../domain/question';
import { QuestionAlreadyPosted } from '../../domain/task.errors';
import { type QuestionRow, QuestionSchema } from './question.schema';

@Injectable()
export class TypeormQuestions implements Questions {
  constructor(@InjectRepository(QuestionSchema) private readonly rows: Repository<QuestionRow>) {}

  async add(question: Question): Promise<void> {
    if (!(await insertIfAbsent(() => this.rows.insert(question)))) throw new QuestionAlreadyPosted();
  }

  async find(id: Id): Promise<Question | undefined> {
    return (await this.rows.findOneBy({ id })) ?? undefined;
  }

  async answer(id: Id, answer: string, answeredAt: number): Promise<boolean> {
    return (await this.rows.update({ id, answeredAt: 0 }, { answer, answeredAt })).affected === 1;
  }

  of(
    subjectId: Id,
    shown: 'all' | { readonly workerId: Id },
    limit: number,
    before?: Id,
  ): Promise<readonly Question[]> {
    const all = { subjectId, ...(before !== undefined && { id: LessThan(before) }) };
    const where =
      shown === 'all'
        ? all
        : [
            { ...all, answeredAt: MoreThan(0) },
            { ...all, ...shown },
          ];
    return this.rows.find({ where, order: { id: 'DESC' }, take: limit });
  }

  async deleteAllOf(personId: Id): Promise<void> {
    await this.rows.delete({ workerId: personId });
    await this.rows.delete({ buyerId: personId });
  }
}
