import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { integerLiteral, joinSql, sql } from '../../../../platform/database/sql';
import { availableOf, heldOf } from '../../domain/account';
import { type TransferKind } from '../../domain/postings';
import { groupOf } from '../../domain/statement-group';

/** The sum of one kind of transfer of a person within one month. */
interface Row {
  /** Month from 0; -1 for everything before the first month. */
  readonly month: number;
  readonly kind: TransferKind;
  /** Coins received, and coins sent. */
  readonly gained: number;
  readonly lost: number;
}

/** Sums of a month or a year. */
export interface YearlyFigures {
  earned: number;
  bonus: number;
  withdrawn: number;
  fees: number;
  other: number;
}

/** The months, and the balances before and after the year. */
export interface Year {
  readonly opening: number;
  readonly closing: number;
  readonly months: readonly Readonly<YearlyFigures>[];
}

const NOTHING: Readonly<YearlyFigures> = { earned: 0, bonus: 0, withdrawn: 0, fees: 0, other: 0 };

/** Coins withdrawn, less returned ones. */
const WITHDRAWN: readonly TransferKind[] = ['withdrawal-accepted', 'payout-failed'];
const FEES: readonly TransferKind[] = ['fee-kept', 'fee-returned'];

/** A year of a person's transfers by month. SQL without the ORM: sums along two indexes. */
@Injectable()
export class YearQuery {
  constructor(private readonly database: Database) {}

  /** `bounds`: the start of the first month and the end of each month, in milliseconds since the epoch. */
  async of(personId: Id, bounds: readonly number[]): Promise<Year> {
    const rows = await this.rows([availableOf(personId), heldOf(personId)], bounds);
    const months = bounds.slice(1).map(() => ({ ...NOTHING }));
    let opening = 0;
    for (const { month, kind, gained, lost } of rows) {
      const figures = months[month];
      const moved = gained - lost;
      if (!figures) opening += moved;
      else if (WITHDRAWN.includes(kind)) figures.withdrawn -= moved;
      else if (FEES.includes(kind)) figures.fees -= moved;
      else if (kind === 'bonus') {
        figures.bonus += gained;
        // Paid as a buyer.
        figures.other -= lost;
      } else if (groupOf(kind, gained) === 'earned') figures.earned += moved;
      else figures.other += moved;
    }
    const closing = months.reduce(
      (sum, { earned, bonus, withdrawn, fees, other }) => sum + earned + bonus - withdrawn - fees + other,
      opening,
    );
    return { opening, closing, months };
  }

  private async rows(accounts: readonly string[], bounds: readonly number[]): Promise<readonly Row[]> {
    const end = bounds.at(-1) ?? 0;
    const cases = bounds.slice(0, -1).map((_, month) => sql`WHEN at < ? THEN ${integerLiteral(month - 1)}`);
    const month = sql`CASE ${joinSql(cases, sql` `)} ELSE ${integerLiteral(bounds.length - 2)} END`;
    const sides = accounts.flatMap((account) => [
      { account, column: sql`to_account`, index: 'transfer_to', gained: sql`amount`, lost: sql`0` },
      { account, column: sql`from_account`, index: 'transfer_from', gained: sql`0`, lost: sql`amount` },
    ]);
    const parts = sides.map(
      ({ column, index, gained, lost }) => sql`SELECT ${month} AS month, kind, ${gained} AS gained, ${lost} AS lost
        FROM transfer ${forceIndex(index, this.database)} WHERE ${column} = ? AND at < ?`,
    );
    const found = await this.database.query<Row>(
      sql`SELECT month, kind, SUM(gained) AS gained, SUM(lost) AS lost FROM (${joinSql(parts, sql` UNION ALL `)}) moved
       GROUP BY month, kind`,
      sides.flatMap(({ account }) => [...bounds.slice(0, -1), account, end]),
    );
    return found.map(({ month: of, kind, gained, lost }) => ({
      ...{ kind, month: Number(of), gained: Number(gained), lost: Number(lost) },
    }));
  }
}
