import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { type Questions } from '../../application/questions';
import { type Question } from '../../domain/question';
import { QuestionAlreadyPosted } from '../../domain/question.errors';
import { type QuestionRow, QuestionSchema } from './question.schema';

@Injectable()
export class TypeormQuestions implements Questions {
  constructor(@InjectRepository(QuestionSchema) private readonly rows: Repository<QuestionRow>) {}

  async add(question: Question): Promise<void> {
    try {
      await this.rows.insert(question);
    } catch (error) {
      if (isDuplicateKey(error)) throw new QuestionAlreadyPosted();
      throw error;
    }
  }

  async find(id: Id): Promise<Question | undefined> {
    return (await this.rows.findOneBy({ id })) ?? undefined;
  }

  async answer(id: Id, answer: string, answeredAt: number): Promise<boolean> {
    const { affected } = await this.rows.update({ id, answeredAt: 0 }, { answer, answeredAt });
    return affected === 1;
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
