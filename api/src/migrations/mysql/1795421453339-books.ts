import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Books1795421453339 implements MigrationInterface {
  readonly name = 'Books1795421453339';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `book_day` (`number` bigint NOT NULL, `day` varchar(10) NOT NULL, `last` varchar(26) NOT NULL, `body` text NOT NULL, `hash` varchar(64) NOT NULL, `signature` varchar(88) NOT NULL, UNIQUE INDEX `book_day_day` (`day`), INDEX `book_day_last` (`last`, `number`), PRIMARY KEY (`number`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `book_block` (`number` bigint NOT NULL, `block` bigint NOT NULL, `last` varchar(26) NOT NULL, `hash` varchar(64) NOT NULL, `marks` text NOT NULL, INDEX `book_block_last` (`number`, `last`), PRIMARY KEY (`number`, `block`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `book_key` (`number` bigint NOT NULL, `id` varchar(64) NOT NULL, `public_key` varchar(44) NOT NULL, `sealed` varchar(200) NOT NULL, `salts` varchar(64) NOT NULL, `made_at` bigint NOT NULL, UNIQUE INDEX `book_key_id` (`id`), PRIMARY KEY (`number`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `book_key_id` ON `book_key`');
    await runner.query('DROP TABLE `book_key`');
    await runner.query('DROP INDEX `book_block_last` ON `book_block`');
    await runner.query('DROP TABLE `book_block`');
    await runner.query('DROP INDEX `book_day_last` ON `book_day`');
    await runner.query('DROP INDEX `book_day_day` ON `book_day`');
    await runner.query('DROP TABLE `book_day`');
  }
}
