import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SessionEnds1795414000002 implements MigrationInterface {
  readonly name = 'SessionEnds1795414000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `session_end` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `expires_at` bigint NOT NULL, INDEX `session_end_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `session_end`');
  }
}
