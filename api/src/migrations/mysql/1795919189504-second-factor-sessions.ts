import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SecondFactorSessions1795919189504 implements MigrationInterface {
  readonly name = 'SecondFactorSessions1795919189504';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `session` ADD `second_factor` tinyint NOT NULL DEFAULT 0');
    // Whether these sessions were opened with the factor is not known: their Admins sign in once more.
    await runner.query(
      `DELETE FROM session WHERE person_id IN (SELECT id FROM person WHERE role = 'Admin' AND second_factor_at IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `session` DROP COLUMN `second_factor`');
  }
}
