import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { SavedFilters } from '../../application/saved-filters';
import { type SavedFilter } from '../../domain/saved-filter';
import { SAVED_FILTER_FIELDS, type SavedFilterRow, SavedFilterSchema } from './saved-filter.schema';

@Injectable()
export class TypeormSavedFilters extends SavedFilters {
  constructor(
    @InjectRepository(SavedFilterSchema) private readonly filters: Repository<SavedFilterRow>,
    private readonly database: Database,
  ) {
    super();
  }

  async add(filter: SavedFilter): Promise<void> {
    await this.filters.insert({ ...filter });
  }

  /** In SQL: beside every overview of a worker, which `bench/` measures. */
  of(workerId: Id): Promise<readonly SavedFilter[]> {
    return this.database.query(
      sql`SELECT ${SAVED_FILTER_FIELDS} FROM saved_filter WHERE worker_id = ? ORDER BY id DESC`,
      [workerId],
    );
  }

  async remove(id: Id, workerId: Id): Promise<boolean> {
    const { affected } = await this.filters.delete({ id, workerId });
    return affected === 1;
  }

  async removeAllOf(workerId: Id): Promise<void> {
    await this.filters.delete({ workerId });
  }

  due(now: number, limit: number): Promise<readonly SavedFilter[]> {
    return this.filters.find({
      where: { nextLookAt: LessThanOrEqual(now) },
      order: { nextLookAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  async looked({ id, nextLookAt: before }: SavedFilter, seen: Id, nextLookAt: number): Promise<boolean> {
    const { affected } = await this.filters.update({ id, nextLookAt: before }, { seen, nextLookAt });
    return affected === 1;
  }
}
