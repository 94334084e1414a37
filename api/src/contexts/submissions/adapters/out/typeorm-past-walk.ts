import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { PastWalk } from '../../application/past-walk';
import { type PastWalkRow, PastWalkSchema } from './past-walk.schema';

const NAME = 'submissions';

@Injectable()
export class TypeormPastWalk extends PastWalk {
  constructor(@InjectRepository(PastWalkSchema) private readonly rows: Repository<PastWalkRow>) {
    super();
  }

  async place(): Promise<Id | undefined> {
    const row = await this.rows.findOneBy({ name: NAME });
    return row?.over ? undefined : (row?.place ?? '');
  }

  async cameTo(place: Id, over: boolean): Promise<void> {
    if ((await this.rows.update({ name: NAME }, { place, over })).affected === 1) return;
    await this.rows.insert({ name: NAME, place, over });
  }
}
