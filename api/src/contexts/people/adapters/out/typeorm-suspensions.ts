import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { type Suspensions } from '../../application/suspensions';
import { type Objection, type ObjectionDecision, type Suspension } from '../../domain/suspension';
import { type SuspensionRow, SuspensionSchema } from './suspension.schema';

const LASTS = { endedAt: IsNull() };

@Injectable()
export class TypeormSuspensions implements Suspensions {
  constructor(@InjectRepository(SuspensionSchema) private readonly rows: Repository<SuspensionRow>) {}

  async add(suspension: Omit<Suspension, 'liftReason' | 'objection'>): Promise<void> {
    await this.rows.insert(suspension);
  }

  async find(id: Id): Promise<Suspension | undefined> {
    return suspensionIn(await this.rows.findOneBy({ id }));
  }

  async currentOf(personId: Id): Promise<Suspension | undefined> {
    return suspensionIn(await this.rows.findOneBy({ personId, ...LASTS }));
  }

  async turnIntoRemoval(id: Id, by: Pick<Suspension, 'adminId' | 'reason'>): Promise<boolean> {
    return (await this.rows.update({ id, removal: false, ...LASTS }, { removal: true, ...by })).affected === 1;
  }

  async lift(id: Id, liftReason: string, endedAt: number): Promise<boolean> {
    return (await this.rows.update({ id, ...LASTS }, { endedAt, liftReason })).affected === 1;
  }

  async endByErasure(id: Id, endedAt: number): Promise<void> {
    await this.rows.update({ id, ...LASTS }, { endedAt, statement: '' });
  }

  async object(id: Id, { id: objectionId, statement, at }: Omit<Objection, 'decision'>): Promise<boolean> {
    const { affected } = await this.rows.update(
      { id, objectionId: IsNull(), ...LASTS },
      { objectionId, statement, objectedAt: at },
    );
    return affected === 1;
  }

  async findByObjection(objectionId: Id): Promise<Suspension | undefined> {
    return suspensionIn(await this.rows.findOneBy({ objectionId }));
  }

  async decideObjection(objectionId: Id, { adminId, lifted, reason, at }: ObjectionDecision): Promise<boolean> {
    const { affected } = await this.rows.update(
      { objectionId, decidedAt: 0 },
      { decidedAt: at, decidedBy: adminId, decisionLifted: lifted, decisionReason: reason },
    );
    return affected === 1;
  }

  /** Undecided objections of erased accounts are left out, since they cannot be decided any more. */
  async objections(limit: number, after?: readonly [decided: number, objectionId: Id]): Promise<readonly Suspension[]> {
    const [decided, id] = after ?? [0, undefined];
    const before = id === undefined ? { objectionId: Not(IsNull()) } : { objectionId: LessThan(id) };
    const order = { objectionId: 'DESC' } as const;
    const open =
      decided === 0 ? await this.rows.find({ where: { ...before, decidedAt: 0, ...LASTS }, order, take: limit }) : [];
    const place = decided === 0 ? { objectionId: Not(IsNull()) } : before;
    const rest =
      open.length < limit
        ? await this.rows.find({ where: { ...place, decidedAt: MoreThan(0) }, order, take: limit - open.length })
        : [];
    return [...open, ...rest].map(suspensionOf);
  }

  async removals(after: Id, limit: number): Promise<readonly Suspension[]> {
    const where = { removal: true, id: MoreThan(after), ...LASTS };
    return (await this.rows.find({ where, order: { id: 'ASC' }, take: limit })).map(suspensionOf);
  }
}

const suspensionIn = (row: SuspensionRow | null): Suspension | undefined => (row ? suspensionOf(row) : undefined);

function suspensionOf(row: SuspensionRow): Suspension {
  const { id, personId, adminId, reason, since, endedAt, liftReason } = row;
  return {
    ...{ id, personId, adminId, reason, since, endedAt, liftReason },
    removal: Boolean(row.removal),
    objection: objectionOf(row),
  };
}

function objectionOf(row: SuspensionRow): Objection | null {
  const { objectionId: id, statement, objectedAt, decidedAt, decidedBy, decisionLifted, decisionReason } = row;
  if (id === null) return null;
  const decision =
    decidedAt === 0
      ? null
      : { adminId: decidedBy ?? '', lifted: Boolean(decisionLifted), reason: decisionReason ?? '', at: decidedAt };
  return { id, statement: statement ?? '', at: objectedAt ?? 0, decision };
}
