import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { found } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { Done } from '../../../../platform/http/response-field';
import { OwnTemplates, TaskTemplates } from '../../application/own-templates';
import { formOf, RenameTemplateBody, SaveTemplateBody, TaskTemplateAnswer, templateAnswer } from './task-template.dto';

@ApiTags('Tasks')
@Controller('task-template')
export class TaskTemplateController {
  constructor(
    private readonly own: OwnTemplates,
    private readonly templates: TaskTemplates,
  ) {}

  @Access({ who: ['Buyer'] })
  @Get()
  @Operation({
    summary: 'List your task templates, newest first',
    answer: [TaskTemplateAnswer],
  })
  async listTaskTemplates(@CurrentSession() { personId }: Session): Promise<{ data: TaskTemplateAnswer[] }> {
    return { data: (await this.templates.of(personId)).map(templateAnswer) };
  }

  @Access({ who: ['Buyer'] })
  @Post()
  @Operation({
    summary: 'Save a task template',
    answer: TaskTemplateAnswer,
    status: 201,
    errors: { 422: ['template/too-many', 'task/form-invalid'] },
  })
  async saveTaskTemplate(
    @Body() { name, form }: SaveTemplateBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: TaskTemplateAnswer }> {
    const template = await this.own.create({ buyerId: personId, name, form: formOf(form) });
    return { data: templateAnswer(template) };
  }

  @Access({ who: ['Buyer'] })
  @Patch(':id')
  @Operation({
    summary: 'Rename a template',
    answer: Done,
  })
  async renameTaskTemplate(
    @Param('id') id: string,
    @Body() { name }: RenameTemplateBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: Done }> {
    found(await this.templates.rename(id, personId, name));
    return { data: { done: true } };
  }

  @Access({ who: ['Buyer'] })
  @Delete(':id')
  @Operation({
    summary: 'Delete a task template',
    answer: Done,
  })
  async removeTaskTemplate(@Param('id') id: string, @CurrentSession() { personId }: Session): Promise<{ data: Done }> {
    found(await this.templates.remove(id, personId));
    return { data: { done: true } };
  }
}
