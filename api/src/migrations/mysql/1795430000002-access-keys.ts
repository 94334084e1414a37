import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AccessKeys1795430000002 implements MigrationInterface {
  readonly name = 'AccessKeys1795430000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `access_key` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `session_id` varchar(26) NOT NULL, `name` varchar(60) NOT NULL, `prefix` varchar(16) NOT NULL, `hash` varchar(64) NOT NULL, `scopes` varchar(200) NOT NULL, `created_at` bigint NOT NULL, `expires_at` bigint NOT NULL, `last_used_at` bigint NULL, UNIQUE INDEX `access_key_hash` (`hash`), INDEX `access_key_person` (`person_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `access_key`');
  }
}
