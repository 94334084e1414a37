import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { found } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { Done } from '../../../../platform/http/response-field';
import { OwnFilters } from '../../application/own-filters';
import { SavedFilters } from '../../application/saved-filters';
import { filterAnswer, SavedFilterAnswer, SaveFilterBody } from './saved-filter.dto';

@ApiTags('Tasks')
@Controller('task-filter')
export class SavedFilterController {
  constructor(
    private readonly own: OwnFilters,
    private readonly filters: SavedFilters,
  ) {}

  @Access({ who: ['Worker'] })
  @Get()
  @Operation({ summary: 'List your saved filters, newest first', answer: [SavedFilterAnswer] })
  async listTaskFilters(@CurrentSession() { personId }: Session): Promise<{ data: SavedFilterAnswer[] }> {
    return { data: (await this.filters.of(personId)).map(filterAnswer) };
  }

  @Access({ who: ['Worker'] })
  @Post()
  @Operation({
    summary: 'Save a filter and get notified about new matches',
    description:
      'Open tasks posted afterwards are matched every few minutes. A filter sends at most one notification in ' +
      'six hours.',
    answer: SavedFilterAnswer,
    status: 201,
    errors: { 422: ['filter/too-many'] },
  })
  async saveTaskFilter(
    @Body() body: SaveFilterBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: SavedFilterAnswer }> {
    const { name, search = '', category = null, minPay = null, maxMinutes = null } = body;
    const filter = await this.own.create({ workerId: personId, name, search, category, minPay, maxMinutes });
    return { data: filterAnswer(filter) };
  }

  @Access({ who: ['Worker'] })
  @Delete(':id')
  @Operation({
    summary: 'Delete a saved filter',
    answer: Done,
  })
  async removeTaskFilter(@Param('id') id: string, @CurrentSession() { personId }: Session): Promise<{ data: Done }> {
    found(await this.filters.remove(id, personId));
    return { data: { done: true } };
  }
}
