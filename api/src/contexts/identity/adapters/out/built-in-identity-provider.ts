import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type FindOptionsWhere, IsNull, LessThan, MoreThan, type Repository } from 'typeorm';
import { type Language } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
import { type Id, newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type Profile } from '../../../people';
import { type IdentityProvider, type NewAccount, type PreparedPassword } from '../../application/identity-provider';
import { type ExternalId, type ExternalPerson, type Identity, type SignInMethods } from '../../domain/identity';
import { EmailAlreadyInUse, InvalidCredential } from '../../domain/identity.errors';
import {
  type IdentityRow,
  IdentitySchema,
  type MailedTokenRow,
  type RecoveryCodeRow,
  RecoveryCodeSchema,
  ResetTokenSchema,
  type SecondFactorRow,
  SecondFactorSchema,
  VerificationTokenSchema,
} from './identity.schema';
import { Passwords } from './passwords';

const IDENTITY = {
  id: true,
  email: true,
  displayName: true,
  photoURL: true,
  version: true,
  verifiedAt: true,
  language: true,
} as const;

/** Columns of the subject at each provider. */
const COLUMN = { google: 'googleId', oidc: 'oidcId' } as const;

interface Account {
  readonly email: string;
  readonly password: PreparedPassword | null;
  readonly external: ExternalId | undefined;
  readonly name: string;
  readonly verified: boolean;
}

/** Accounts in our own database: e-mail with an argon2id password, a linked external account, or both. */
@Injectable()
export class BuiltInIdentityProvider implements IdentityProvider, OnModuleInit {
  constructor(
    @InjectRepository(IdentitySchema) private readonly identities: Repository<IdentityRow>,
    @InjectRepository(ResetTokenSchema) private readonly resets: Repository<MailedTokenRow>,
    @InjectRepository(SecondFactorSchema) private readonly secondFactors: Repository<SecondFactorRow>,
    @InjectRepository(RecoveryCodeSchema) private readonly recoveryCodes: Repository<RecoveryCodeRow>,
    @InjectRepository(VerificationTokenSchema) private readonly verifications: Repository<MailedTokenRow>,
    private readonly passwords: Passwords,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    return this.passwords.prepare();
  }

  async createAccount(account: NewAccount): Promise<Identity> {
    const identity = await this.insert({ ...account, external: undefined, name: '' });
    if (!identity) throw new EmailAlreadyInUse();
    return identity;
  }

  async proveByPassword(email: string, password: string): Promise<Identity> {
    const select = { ...IDENTITY, passwordHash: true } as const;
    const found = await this.identities.findOne({ select, where: { email } });
    const right = await this.passwords.matches(password, found?.passwordHash);
    if (!found || !right) throw new InvalidCredential();
    const { passwordHash: _, ...identity } = found;
    return identity;
  }

  async proveByProvider(person: ExternalPerson): Promise<{ identity: Identity; isNew: boolean } | undefined> {
    const known = await this.findByProvider(person);
    if (known) return { identity: known, isNew: false };
    const { email, name } = person;
    const made = await this.insert({ email, password: null, external: person, name, verified: true });
    if (made) return { identity: made, isNew: true };
    // With two windows open, the second one finds the account that the first one created.
    const identity = await this.findByProvider(person);
    return identity && { identity, isNew: false };
  }

  async linkExternal(id: Id, external: ExternalId): Promise<boolean> {
    const column = COLUMN[external.provider];
    let linked = false;
    // If it was linked to another account in the meantime, the password proof is still valid.
    await insertIfAbsent(async () => {
      const { affected } = await this.identities.update({ id, [column]: IsNull() }, { [column]: external.subject });
      linked = affected === 1;
    });
    return linked;
  }

  find(id: Id): Promise<Identity | undefined> {
    return this.one({ id });
  }

  lock(id: Id): Promise<Identity | undefined> {
    return this.one({ id }, 'pessimistic_write');
  }

  findByEmail(email: string): Promise<Identity | undefined> {
    return this.one({ email });
  }

  between(after: Id, before: Id, limit: number): Promise<readonly Identity[]> {
    const id = And(MoreThan(after), LessThan(before));
    return this.identities.find({ select: IDENTITY, where: { id }, order: { id: 'ASC' }, take: limit });
  }

  findByProvider({ provider, subject }: ExternalId): Promise<Identity | undefined> {
    return this.one({ [COLUMN[provider]]: subject });
  }

  async changeProfile(id: Id, { displayName, photoURL }: Profile): Promise<void> {
    const changed = { ...(displayName !== undefined && { displayName }), ...(photoURL !== undefined && { photoURL }) };
    if (Object.keys(changed).length > 0) await this.identities.update({ id }, changed);
  }

  async changeLanguage(id: Id, language: Language): Promise<void> {
    await this.identities.update({ id }, { language });
  }

  async signInMethods(id: Id): Promise<SignInMethods> {
    const select = { passwordHash: true, googleId: true, oidcId: true } as const;
    const found = await this.identities.findOne({ select, where: { id } });
    return {
      password: typeof found?.passwordHash === 'string',
      google: typeof found?.googleId === 'string',
      oidc: typeof found?.oidcId === 'string',
    };
  }

  async verify(id: Id): Promise<boolean> {
    const { affected } = await this.identities.update({ id, verifiedAt: IsNull() }, { verifiedAt: this.clock.now() });
    return affected === 1;
  }

  preparePassword(password: string): Promise<PreparedPassword> {
    return this.passwords.hash(password);
  }

  async changePassword(id: Id, password: PreparedPassword): Promise<void> {
    await this.identities.update({ id }, { passwordHash: password });
  }

  async delete(id: Id): Promise<void> {
    await this.identities.delete({ id });
    await this.deleteTokens(id);
  }

  async deleteUnverified(id: Id): Promise<boolean> {
    const { affected } = await this.identities.delete({ id, verifiedAt: IsNull() });
    if (affected !== 1) return false;
    await this.deleteTokens(id);
    return true;
  }

  private async deleteTokens(id: Id): Promise<void> {
    await this.resets.delete({ identityId: id });
    await this.verifications.delete({ identityId: id });
    await this.secondFactors.delete({ id });
    await this.recoveryCodes.delete({ identityId: id });
  }

  private async one(where: FindOptionsWhere<IdentityRow>, mode?: 'pessimistic_write'): Promise<Identity | undefined> {
    // SQLite needs no lock, since it runs one unit of work at a time.
    const locks = mode && this.database.dialect === 'mysql';
    return (await this.identities.findOne({ select: IDENTITY, where, ...(locks && { lock: { mode } }) })) ?? undefined;
  }

  /** Undefined when the e-mail or the external account is already in use. */
  private async insert({ email, password, external, name, verified }: Account): Promise<Identity | undefined> {
    const now = this.clock.now();
    const verifiedAt = verified ? now : null;
    const identity: Identity = {
      id: newId(),
      email,
      displayName: name,
      photoURL: '',
      version: 1,
      verifiedAt,
      language: '',
    };
    const added = await insertIfAbsent(() =>
      this.identities.insert({
        ...identity,
        passwordHash: password,
        googleId: external?.provider === 'google' ? external.subject : null,
        oidcId: external?.provider === 'oidc' ? external.subject : null,
        createdAt: now,
      }),
    );
    return added ? identity : undefined;
  }
}
