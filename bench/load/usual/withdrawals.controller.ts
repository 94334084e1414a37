import { Body, Controller, Headers, Post, UseGuards } from '@nestjs/common';
import { IsIn, IsInt, IsString, Length, Min } from 'class-validator';
import { Asking, AuthGuard } from './auth.guard';
import { Person } from './people.entities';
import { WithdrawalsService } from './withdrawals.service';

class AskedWithdrawal {
  @IsInt()
  @Min(200)
  withdrawalCoin: number;

  @IsIn(['bkash', 'nagad', 'rocket', 'stripe'])
  paymentSystem: string;

  @IsString()
  @Length(4, 34)
  accountNumber: string;
}

@Controller('withdrawal')
@UseGuards(AuthGuard)
export class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Post()
  ask(@Body() body: AskedWithdrawal, @Asking() person: Person, @Headers('idempotency-key') key: string) {
    return this.withdrawals.ask({ personId: person.id, key, path: 'POST /withdrawal', body }, person, body);
  }
}
