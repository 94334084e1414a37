import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { settingsOf } from '../../config';
import { KeyGuard } from '../../platform/http/authentication';
import { IdentityModule } from '../identity/identity.module';
import { AccessKeyController } from './adapters/in/access-key.controller';
import { AccessKeyGuard } from './adapters/in/access-key.guard';
import { AccessKeySchema } from './adapters/out/access-key.schema';
import { TypeormAccessKeys } from './adapters/out/typeorm-access-keys';
import { AccessKeys } from './application/access-keys';
import { KeyPace } from './application/key-pace';
import { KeySettings } from './application/key-settings';
import { MakeKey } from './application/make-key';
import { OwnKeys } from './application/own-keys';
import { RevokeKey } from './application/revoke-key';
import { UseKey } from './application/use-key';

@Module({
  imports: [TypeOrmModule.forFeature([AccessKeySchema]), IdentityModule],
  controllers: [AccessKeyController],
  providers: [
    MakeKey,
    OwnKeys,
    RevokeKey,
    UseKey,
    KeyPace,
    { provide: AccessKeys, useClass: TypeormAccessKeys },
    { provide: KeyGuard, useClass: AccessKeyGuard },
    settingsOf(KeySettings),
  ],
  exports: [AccessKeys, KeyGuard],
})
export class AccessKeysModule {}
