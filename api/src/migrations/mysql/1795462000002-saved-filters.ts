import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SavedFilters1795462000002 implements MigrationInterface {
  readonly name = 'SavedFilters1795462000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `saved_filter` (`id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `name` varchar(60) NOT NULL, `search` varchar(100) NOT NULL, `category` varchar(20) NULL, `min_pay` bigint NULL, `max_minutes` bigint NULL, `saved_at` bigint NOT NULL, `seen` varchar(26) NOT NULL, `next_look_at` bigint NOT NULL, INDEX `saved_filter_of_worker` (`worker_id`, `id`), INDEX `saved_filter_due` (`next_look_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `saved_filter_due` ON `saved_filter`');
    await runner.query('DROP INDEX `saved_filter_of_worker` ON `saved_filter`');
    await runner.query('DROP TABLE `saved_filter`');
  }
}
