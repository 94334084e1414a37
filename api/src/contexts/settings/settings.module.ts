import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/figures.module';
import { SettingsController } from './adapters/in/settings.controller';

/** What an installation tells everybody of itself. */
@Module({ imports: [FiguresModule], controllers: [SettingsController] })
export class SettingsModule {}
