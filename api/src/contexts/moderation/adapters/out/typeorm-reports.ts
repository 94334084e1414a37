import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { type Reports } from '../../application/reports';
import { type Report, type ReportDecision } from '../../domain/report';
import { type ReportRow, ReportSchema } from './report.schema';

@Injectable()
export class TypeormReports implements Reports {
  constructor(@InjectRepository(ReportSchema) private readonly rows: Repository<ReportRow>) {}

  async add(report: Omit<Report, 'decision'>): Promise<void> {
    await this.rows.insert(report);
  }

  async find(id: Id): Promise<Report | undefined> {
    const row = await this.rows.findOneBy({ id });
    return row ? reportOf(row) : undefined;
  }

  async of(reporterId: Id, limit: number, after?: Id): Promise<readonly Report[]> {
    const where = { reporterId, ...(after !== undefined && { id: LessThan(after) }) };
    return (await this.rows.find({ where, order: { id: 'DESC' }, take: limit })).map(reportOf);
  }

  async decide(id: Id, { adminId, outcome, answer, at }: ReportDecision): Promise<boolean> {
    const decided = { decidedAt: at, decidedBy: adminId, outcome, answer };
    return (await this.rows.update({ id, decidedAt: 0 }, decided)).affected === 1;
  }

  async queue(limit: number, after?: readonly [decided: number, id: Id]): Promise<readonly Report[]> {
    const [decided, id] = after ?? [0, ''];
    const open =
      decided === 0
        ? await this.rows.find({ where: { decidedAt: 0, id: MoreThan(id) }, order: { id: 'ASC' }, take: limit })
        : [];
    if (open.length === limit) return open.map(reportOf);
    const where = { decidedAt: MoreThan(0), ...(decided > 0 && { id: LessThan(id) }) };
    const rest = await this.rows.find({ where, order: { id: 'DESC' }, take: limit - open.length });
    return [...open, ...rest].map(reportOf);
  }

  async eraseTexts(reporterId: Id): Promise<void> {
    await this.rows.update({ reporterId }, { text: '' });
  }
}

function reportOf(row: ReportRow): Report {
  const { id, reporterId, kind, about, aboutId, text, at, decidedAt, decidedBy, outcome, answer } = row;
  const decision =
    decidedAt === 0 || outcome === null
      ? null
      : { adminId: decidedBy ?? '', outcome, answer: answer ?? '', at: decidedAt };
  return { id, reporterId, kind, about, aboutId, text, at, decision };
}
