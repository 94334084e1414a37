import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, IsNull, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type DisputeDecision, type Disputes } from '../../application/disputes';
import { type Dispute, type DisputeMessage } from '../../domain/dispute';
import { AlreadyOpen } from '../../domain/dispute.errors';
import { DISPUTE_TRANSITIONS } from '../../domain/transitions';
import { type DisputeMessageRow, DisputeMessageSchema, type DisputeRow, DisputeSchema } from './dispute.schema';

type Change = keyof typeof DISPUTE_TRANSITIONS;

const inSourceState = (change: Change) => ({ state: In([...DISPUTE_TRANSITIONS[change].from]) });

@Injectable()
export class TypeormDisputes implements Disputes {
  constructor(
    @InjectRepository(DisputeSchema) private readonly rows: Repository<DisputeRow>,
    @InjectRepository(DisputeMessageSchema) private readonly messageRows: Repository<DisputeMessageRow>,
  ) {}

  async add({ pictures, ...dispute }: Dispute): Promise<void> {
    const row = { ...dispute, pictures: JSON.stringify(pictures) };
    if (!(await insertIfAbsent(() => this.rows.insert(row)))) throw new AlreadyOpen();
  }

  async find(id: Id): Promise<Dispute | undefined> {
    const row = await this.rows.findOneBy({ id });
    return row ? disputeOf(row) : undefined;
  }

  saveAnswer(id: Id, answer: string, answeredAt: number): Promise<boolean> {
    return this.change('answered', { id }, { state: 'answered', answer, answeredAt });
  }

  saveConcession(id: Id, concededAt: number, decideBy: number): Promise<boolean> {
    return this.change('conceded-unpaid', { id, concededAt: 0 }, { state: 'answered', concededAt, decideBy });
  }

  saveDecision(id: Id, decision: DisputeDecision): Promise<boolean> {
    return this.change('decided', { id }, { state: 'decided', ...decision });
  }

  async overdue(now: number, limit: number): Promise<readonly Id[]> {
    const due = { ...inSourceState('decided'), decidedAt: 0, decideBy: LessThan(now) };
    const payable = [
      { ...due, cover: Not<'none'>('none') },
      { ...due, concededAt: MoreThan(0) },
    ];
    const rows = await this.rows.find({
      select: { id: true },
      where: payable,
      order: { decideBy: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async undecidedOf(personId: Id): Promise<readonly Dispute[]> {
    const undecided = { state: Not<'decided'>('decided') };
    const where = [
      { workerId: personId, ...undecided },
      { buyerId: personId, ...undecided },
    ];
    return (await this.rows.find({ where })).map(disputeOf);
  }

  nameSupporter(id: Id, side: 'worker' | 'buyer', supporterId: Id): Promise<boolean> {
    const column = side === 'worker' ? 'workerSupporterId' : 'buyerSupporterId';
    return this.change('decided', { id, [column]: IsNull() }, { [column]: supporterId });
  }

  async deleteStatementsOf(personId: Id): Promise<void> {
    await this.rows.update({ workerId: personId }, { statement: '', pictures: '[]' });
    await this.rows.update({ workerSupporterId: personId }, { workerSupporterId: null });
    await this.rows.update({ buyerSupporterId: personId }, { buyerSupporterId: null });
    await this.messageRows.update({ authorId: personId }, { text: '' });
  }

  async addMessage(message: DisputeMessage): Promise<void> {
    await this.messageRows.insert(message);
  }

  messages(disputeId: Id, limit: number, after?: Id): Promise<readonly DisputeMessage[]> {
    const where = { disputeId, ...(after !== undefined && { id: MoreThan(after) }) };
    return this.messageRows.find({ where, order: { id: 'ASC' }, take: limit });
  }

  countMessages(disputeId: Id, authorId: Id): Promise<number> {
    return this.messageRows.countBy({ disputeId, authorId });
  }

  private async change(change: Change, which: FindOptionsWhere<DisputeRow>, to: Partial<DisputeRow>): Promise<boolean> {
    return (await this.rows.update({ ...which, ...inSourceState(change) }, to)).affected === 1;
  }
}

export function disputeOf({ pictures, ...row }: DisputeRow): Dispute {
  return { ...row, pictures: JSON.parse(pictures) as string[] };
}
