import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { type Bonuses } from '../../application/bonuses';
import { type Bonus } from '../../domain/bonus';
import { type BonusRow, BonusSchema } from './bonus.schema';

@Injectable()
export class TypeormBonuses implements Bonuses {
  constructor(@InjectRepository(BonusSchema) private readonly rows: Repository<BonusRow>) {}

  async add(bonus: Bonus): Promise<void> {
    await this.rows.insert(bonus);
  }

  async find(id: Id): Promise<Bonus | undefined> {
    return (await this.rows.findOneBy({ id })) ?? undefined;
  }

  of(submissionId: Id): Promise<readonly Bonus[]> {
    return this.rows.find({ where: { submissionId }, order: { id: 'ASC' } });
  }
}
