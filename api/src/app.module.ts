import { type DynamicModule, Module } from '@nestjs/common';
import { type Config } from './config';
import { WalletModule } from './contexts/wallet/wallet.module';
import { type Database } from './platform/database/database';
import { PlatformModule } from './platform/platform.module';

@Module({})
export class AppModule {
  static with(config: Config, database: Database): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(config, database), WalletModule] };
  }
}
