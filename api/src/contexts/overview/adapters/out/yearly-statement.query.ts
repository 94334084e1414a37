import { Injectable } from '@nestjs/common';
import { type YearlyStatement } from '@kaaj/contract';
import { Config } from '../../../../config';
import { Clock, daysAfter, endOfDay } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { YearQuery } from '../../../wallet';

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

const FIGURES = ['earned', 'bonus', 'withdrawn', 'fees', 'other'] as const;

/** A person's year by the calendar of the installation's time zone. */
@Injectable()
export class YearlyStatementQuery {
  constructor(
    private readonly years: YearQuery,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async of(personId: Id, year = Number(this.clock.today().slice(0, 4))): Promise<YearlyStatement> {
    const firsts = [...MONTHS.map((month) => `${year}-${month}-01`), `${year + 1}-01-01`];
    const bounds = firsts.map((day) => endOfDay(daysAfter(day, -1), this.config.timeZone));
    const { opening, closing, months } = await this.years.of(personId, bounds);
    const sumOf = (figure: (typeof FIGURES)[number]) => months.reduce((sum, month) => sum + month[figure], 0);
    const [earned, bonus, withdrawn, fees, other] = FIGURES.map(sumOf) as [number, number, number, number, number];
    return {
      ...{ year, opening, closing, total: { earned, bonus, withdrawn, fees, other } },
      months: months.map((figures, index) => ({ month: `${year}-${MONTHS[index]}`, ...figures })),
    };
  }
}
