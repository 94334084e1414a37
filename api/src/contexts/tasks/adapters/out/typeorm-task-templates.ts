import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type TaskForm } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { type TaskTemplates } from '../../application/own-templates';
import { type TaskTemplate } from '../../domain/task-template';
import { type TaskTemplateRow, TaskTemplateSchema } from './task-template.schema';

/** Defaults for forms that were stored before these fields existed. */
const UNSAID = { estimatedMinutes: null, contentNotice: 'none' } as const;

@Injectable()
export class TypeormTaskTemplates implements TaskTemplates {
  constructor(@InjectRepository(TaskTemplateSchema) private readonly templates: Repository<TaskTemplateRow>) {}

  async add({ form, ...template }: TaskTemplate): Promise<void> {
    await this.templates.insert({ ...template, form: JSON.stringify(form) });
  }

  async of(buyerId: Id): Promise<readonly TaskTemplate[]> {
    const rows = await this.templates.find({ where: { buyerId }, order: { id: 'DESC' } });
    return rows.map(({ form, ...row }) => ({ ...row, form: { ...UNSAID, ...(JSON.parse(form) as TaskForm) } }));
  }

  async rename(id: Id, buyerId: Id, name: string): Promise<boolean> {
    // MySQL reports no affected row for an update without a change, so existence is checked separately.
    await this.templates.update({ id, buyerId }, { name });
    return this.templates.existsBy({ id, buyerId });
  }

  async remove(id: Id, buyerId: Id): Promise<boolean> {
    return (await this.templates.delete({ id, buyerId })).affected === 1;
  }

  async removeAllOf(buyerId: Id): Promise<void> {
    await this.templates.delete({ buyerId });
  }
}
