import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { Asking, AuthGuard } from './auth.guard';
import { Person } from './people.entities';
import { TasksService } from './tasks.service';

class ListTasks {
  @IsIn(['dsc'])
  sort: string;

  @IsOptional()
  @IsString()
  cursor?: string;
}

@Controller('task')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  list(@Query() { cursor }: ListTasks) {
    return this.tasks.list(cursor);
  }

  @Get(':id')
  @UseGuards(AuthGuard)
  details(@Param('id') id: string, @Asking() person: Person) {
    return this.tasks.details(id, person.id);
  }
}
