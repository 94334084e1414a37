import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type KeyScope } from '@kaaj/contract';
import { IsNull, LessThan, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { type AccessKeys } from '../../application/access-keys';
import { type AccessKey } from '../../domain/access-key';
import { type AccessKeyRow, AccessKeySchema } from './access-key.schema';

@Injectable()
export class TypeormAccessKeys implements AccessKeys {
  constructor(@InjectRepository(AccessKeySchema) private readonly keys: Repository<AccessKeyRow>) {}

  async add(key: AccessKey): Promise<void> {
    await this.keys.insert({ ...key, scopes: key.scopes.join(' ') });
  }

  async of(personId: Id): Promise<readonly AccessKey[]> {
    return (await this.keys.find({ where: { personId }, order: { id: 'DESC' } })).map(keyOf);
  }

  async find(hash: string): Promise<AccessKey | undefined> {
    const row = await this.keys.findOneBy({ hash });
    return row ? keyOf(row) : undefined;
  }

  async remove(id: Id, personId: Id): Promise<AccessKey | undefined> {
    const row = await this.keys.findOneBy({ id, personId });
    if (!row) return undefined;
    const { affected } = await this.keys.delete({ id, personId });
    return affected === 1 ? keyOf(row) : undefined;
  }

  async touch(id: Id, now: number, before: number): Promise<void> {
    await this.keys.update(
      [
        { id, lastUsedAt: IsNull() },
        { id, lastUsedAt: LessThan(before) },
      ],
      { lastUsedAt: now },
    );
  }

  async spend(id: Id, coins: number): Promise<boolean> {
    const { affected } = await this.keys
      .createQueryBuilder()
      .update()
      .set({ spent: () => 'spent + :coins' })
      .where('id = :id AND spending_cap >= spent + :coins', { id, coins })
      .execute();
    return affected === 1;
  }

  async removeAllOf(personId: Id): Promise<void> {
    await this.keys.delete({ personId });
  }
}

const keyOf = (row: AccessKeyRow): AccessKey => ({ ...row, scopes: row.scopes.split(' ') as KeyScope[] });
