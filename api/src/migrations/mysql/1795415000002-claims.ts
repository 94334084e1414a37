import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Claims1795415000002 implements MigrationInterface {
  readonly name = 'Claims1795415000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `task` ADD `allowance_minutes` bigint NOT NULL DEFAULT 60');
    await runner.query(
      'CREATE TABLE `claim` (`id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `reward` bigint NOT NULL, `until` bigint NOT NULL, `state` varchar(10) NOT NULL, `live` varchar(53) NULL, UNIQUE INDEX `claim_live` (`live`), INDEX `claim_of_worker` (`worker_id`, `state`, `until`), INDEX `claim_for_buyer` (`buyer_id`, `state`), INDEX `claim_due` (`state`, `until`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `claim`');
    await runner.query('ALTER TABLE `task` DROP COLUMN `allowance_minutes`');
  }
}
