import { Controller, ForbiddenException, Get, Query, UseGuards } from '@nestjs/common';
import { IsEmail } from 'class-validator';
import { Asking, AuthGuard } from './auth.guard';
import { OverviewService } from './overview.service';
import { Person } from './people.entities';

class OverviewQuery {
  @IsEmail()
  email: string;
}

@Controller('overview')
@UseGuards(AuthGuard)
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get('worker')
  worker(@Query() { email }: OverviewQuery, @Asking() person: Person) {
    assertOwn(person, email);
    return this.overview.ofWorker(person.id);
  }

  @Get('buyer')
  buyer(@Query() { email }: OverviewQuery, @Asking() person: Person) {
    assertOwn(person, email);
    return this.overview.ofBuyer(person.id);
  }
}

function assertOwn(person: Person, email: string): void {
  if (person.email !== email) throw new ForbiddenException();
}
