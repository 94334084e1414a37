import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Joiners and marks that searches leave out, and the compatible spellings that people have in their texts. */
const SPELLINGS = [
  ['\u200d', ''],
  ['\u200c', ''],
  ['\ufe0f', ''],
  ['\u00a0', ' '],
  ['\u2026', '...'],
] as const;

const folded = (text: string) =>
  `LOWER(${SPELLINGS.reduce((sql, [one, other]) => `REPLACE(${sql}, '${one}', '${other}')`, text)})`;

/** One statement a table, as a migration that may be killed needs them. Texts with rarer spellings are folded when they are written next. */
export class FoldedTexts1795932000002 implements MigrationInterface {
  readonly name = 'FoldedTexts1795932000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE `person` ADD `search_name` varchar(500) NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE `submission` ADD `search_text` text NULL');
    await runner.query(`UPDATE \`person\` SET \`search_name\` = ${folded('`name`')}`);
    await runner.query(`UPDATE \`task\` SET \`search_text\` = ${folded('`search_text`')}`);
    const work = "CONCAT(`task_title`, '\\n', `detail`)";
    await runner.query(
      `UPDATE \`submission\` SET \`search_text\` = ${folded(work)} WHERE LENGTH(${work}) <> CHAR_LENGTH(${work})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `submission` DROP COLUMN `search_text`');
    await runner.query('ALTER TABLE `person` DROP COLUMN `search_name`');
  }
}
