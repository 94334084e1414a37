import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class RolesOfJoined1795522000002 implements MigrationInterface {
  readonly name = 'RolesOfJoined1795522000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `person_joined` ON `person`');
    await runner.query('CREATE INDEX `person_joined` ON `person` (`created_at`, `role`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `person_joined` ON `person`');
    await runner.query('CREATE INDEX `person_joined` ON `person` (`created_at`)');
  }
}
