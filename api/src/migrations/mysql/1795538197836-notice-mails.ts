import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class NoticeMails1795538197836 implements MigrationInterface {
  readonly name = 'NoticeMails1795538197836';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `mail_standing` (`person_id` varchar(26) NOT NULL, `pace` varchar(10) NOT NULL, `off` varchar(100) NOT NULL, `since` varchar(26) NOT NULL, `due_at` bigint NOT NULL, `sent_at` bigint NOT NULL, INDEX `mail_standing_due` (`due_at`, `person_id`), PRIMARY KEY (`person_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `mail_place` (`name` varchar(20) NOT NULL, `place` varchar(26) NOT NULL, PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `mail_place`');
    await runner.query('DROP INDEX `mail_standing_due` ON `mail_standing`');
    await runner.query('DROP TABLE `mail_standing`');
  }
}
