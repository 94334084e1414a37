import { Body, Controller, Headers, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { IsIn, IsString, Length } from 'class-validator';
import { Asking, AuthGuard } from './auth.guard';
import { Person } from './people.entities';
import { SubmissionsService } from './submissions.service';

class SentWork {
  @Length(26, 26)
  task: string;

  @IsString()
  @Length(1, 5000)
  submissionDetail: string;
}

class Decision {
  @IsIn(['accepted'])
  status: string;
}

@Controller('submission')
@UseGuards(AuthGuard)
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @Post()
  submit(@Body() body: SentWork, @Asking() person: Person, @Headers('idempotency-key') key: string) {
    const request = { personId: person.id, key, path: 'POST /submission', body };
    return this.submissions.submit(request, person, body.task, body.submissionDetail);
  }

  @Patch('update/status/:id')
  decide(
    @Param('id') id: string,
    @Body() body: Decision,
    @Asking() person: Person,
    @Headers('idempotency-key') key: string,
  ) {
    return this.submissions.accept({ personId: person.id, key, path: `PATCH /submission/${id}`, body }, id);
  }
}
