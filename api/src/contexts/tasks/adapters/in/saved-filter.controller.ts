import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { Done } from '../../../../platform/http/response-field';
import { OwnFilters } from '../../application/own-filters';
import { filterAnswer, SavedFilterAnswer, SaveFilterBody } from './saved-filter.dto';

@ApiTags('Tasks')
@Controller('task-filter')
export class SavedFilterController {
  constructor(private readonly filters: OwnFilters) {}

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
    @Body() { name, search = '', category, minPay, maxMinutes }: SaveFilterBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: SavedFilterAnswer }> {
    const filter = await this.filters.create({
      workerId: personId,
      name,
      search,
      category: category ?? null,
      minPay: minPay ?? null,
      maxMinutes: maxMinutes ?? null,
    });
    return { data: filterAnswer(filter) };
  }

  @Access({ who: ['Worker'] })
  @Delete(':id')
  @Operation({
    summary: 'Delete a saved filter',
    answer: Done,
  })
  async removeTaskFilter(@Param('id') id: string, @CurrentSession() { personId }: Session): Promise<{ data: Done }> {
    await this.filters.remove(id, personId);
    return { data: { done: true } };
  }
}
