import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SavedFilters1795462000001 implements MigrationInterface {
  readonly name = 'SavedFilters1795462000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "saved_filter" ("id" varchar(26) PRIMARY KEY NOT NULL, "worker_id" varchar(26) NOT NULL, "name" varchar(60) NOT NULL, "search" varchar(100) NOT NULL, "category" varchar(20), "min_pay" bigint, "max_minutes" bigint, "saved_at" bigint NOT NULL, "seen" varchar(26) NOT NULL, "next_look_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "saved_filter_of_worker" ON "saved_filter" ("worker_id", "id") ');
    await runner.query('CREATE INDEX "saved_filter_due" ON "saved_filter" ("next_look_at", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "saved_filter_due"');
    await runner.query('DROP INDEX "saved_filter_of_worker"');
    await runner.query('DROP TABLE "saved_filter"');
  }
}
