import { foldedText } from '@kaaj/contract';
import { type MigrationInterface, type QueryRunner } from 'typeorm';

interface Row {
  readonly id: string;
  readonly text: string;
}

const AT_ONCE = 500;
const folded = (text: string, most: number) =>
  foldedText(text)
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');

export class FoldedTexts1795932000001 implements MigrationInterface {
  readonly name = 'FoldedTexts1795932000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "person" ADD COLUMN "search_name" varchar(500) NOT NULL DEFAULT ('')`);
    await runner.query('ALTER TABLE "submission" ADD COLUMN "search_text" text');
    await this.fold(runner, 'person', 'search_name', '"name"', 500);
    await this.fold(runner, 'task', 'search_text', `"title" || char(10) || "detail"`, 21_000);
    // Of work in ASCII alone it stays empty.
    await this.fold(
      runner,
      'submission',
      'search_text',
      `"task_title" || char(10) || "detail"`,
      21_000,
      /[^\p{ASCII}]/u,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "submission" DROP COLUMN "search_text"');
    await runner.query('ALTER TABLE "person" DROP COLUMN "search_name"');
  }

  private async fold(
    runner: QueryRunner,
    table: string,
    column: string,
    text: string,
    most: number,
    only = /(?:)/,
  ): Promise<void> {
    const sql = `SELECT "id", ${text} AS "text" FROM "${table}" WHERE "id" > ? ORDER BY "id" LIMIT ${AT_ONCE}`;
    for (let last = ''; ;) {
      const rows = (await runner.query(sql, [last])) as readonly Row[];
      for (const row of rows.filter((each) => only.test(each.text))) {
        await runner.query(`UPDATE "${table}" SET "${column}" = ? WHERE "id" = ?`, [folded(row.text, most), row.id]);
      }
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.id ?? '';
    }
  }
}
