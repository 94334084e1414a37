import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { TaskTemplateController } from './adapters/in/task-template.controller';
import { TaskTemplateSchema } from './adapters/out/task-template.schema';
import { TypeormTaskTemplates } from './adapters/out/typeorm-task-templates';
import { OwnTemplates } from './application/own-templates';
import { TaskTemplates } from './application/task-templates';

@Module({
  imports: [TypeOrmModule.forFeature([TaskTemplateSchema]), IdentityModule],
  controllers: [TaskTemplateController],
  providers: [OwnTemplates, { provide: TaskTemplates, useClass: TypeormTaskTemplates }],
  exports: [OwnTemplates],
})
export class TaskTemplatesModule {}
