import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { sha256Hex } from '../../../../kernel/secrets';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type SecondFactor, type SecondFactors } from '../../application/second-factors';
import { type RecoveryCodeRow, RecoveryCodeSchema, type SecondFactorRow, SecondFactorSchema } from './identity.schema';

@Injectable()
export class TypeormSecondFactors implements SecondFactors {
  constructor(
    @InjectRepository(SecondFactorSchema) private readonly factors: Repository<SecondFactorRow>,
    @InjectRepository(RecoveryCodeSchema) private readonly codes: Repository<RecoveryCodeRow>,
    private readonly config: Config,
  ) {}

  async find(id: Id): Promise<SecondFactor | undefined> {
    const stored = await this.factors.findOneBy({ id });
    return stored ? { secret: this.config.keys.open(stored.sealed, id), on: stored.onSince !== null } : undefined;
  }

  async begin(id: Id, secret: string): Promise<boolean> {
    const sealed = this.config.keys.seal(secret, id);
    if (await insertIfAbsent(() => this.factors.insert({ id, sealed, onSince: null, lastStep: 0 }))) return true;
    return (await this.factors.update({ id, onSince: IsNull() }, { sealed, lastStep: 0 })).affected === 1;
  }

  async enable(id: Id, now: number): Promise<boolean> {
    return (await this.factors.update({ id, onSince: IsNull() }, { onSince: now })).affected === 1;
  }

  async remove(id: Id): Promise<void> {
    await this.factors.delete({ id });
    await this.codes.delete({ identityId: id });
  }

  async useStep(id: Id, step: number): Promise<boolean> {
    return (await this.factors.update({ id, lastStep: LessThan(step) }, { lastStep: step })).affected === 1;
  }

  async useRecoveryCode(id: Id, code: string): Promise<boolean> {
    return (await this.codes.delete({ id: storedOf(code), identityId: id })).affected === 1;
  }

  async replaceRecoveryCodes(id: Id, codes: readonly string[]): Promise<void> {
    await this.codes.delete({ identityId: id });
    await this.codes.insert(codes.map((code) => ({ id: storedOf(code), identityId: id })));
  }

  countRecoveryCodes(id: Id): Promise<number> {
    return this.codes.countBy({ identityId: id });
  }
}

/** Ignores case and grouping. */
const storedOf = (code: string): string => sha256Hex(code.replace(/[^a-z0-9]/gi, '').toLowerCase());
