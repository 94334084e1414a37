import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Records1795453541422 implements MigrationInterface {
  readonly name = 'Records1795453541422';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "work_time" ("task_id" varchar(26) NOT NULL, "minutes" bigint NOT NULL, "works" bigint NOT NULL, PRIMARY KEY ("task_id", "minutes"))',
    );
    await runner.query(
      'CREATE TABLE "past_walk" ("name" varchar(20) PRIMARY KEY NOT NULL, "place" varchar(26) NOT NULL, "over" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query(
      'CREATE TABLE "record" ("person_id" varchar(26) NOT NULL, "side" varchar(6) NOT NULL, "accepted" bigint NOT NULL DEFAULT (0), "rejected" bigint NOT NULL DEFAULT (0), "silent" bigint NOT NULL DEFAULT (0), "disputes" bigint NOT NULL DEFAULT (0), "hours_1" bigint NOT NULL DEFAULT (0), "hours_2" bigint NOT NULL DEFAULT (0), "hours_4" bigint NOT NULL DEFAULT (0), "hours_8" bigint NOT NULL DEFAULT (0), "hours_12" bigint NOT NULL DEFAULT (0), "hours_24" bigint NOT NULL DEFAULT (0), "hours_36" bigint NOT NULL DEFAULT (0), "hours_48" bigint NOT NULL DEFAULT (0), "hours_72" bigint NOT NULL DEFAULT (0), "hours_96" bigint NOT NULL DEFAULT (0), "hours_120" bigint NOT NULL DEFAULT (0), "hours_168" bigint NOT NULL DEFAULT (0), "hours_336" bigint NOT NULL DEFAULT (0), "hours_720" bigint NOT NULL DEFAULT (0), PRIMARY KEY ("person_id", "side"))',
    );
    await runner.query(
      'CREATE TABLE "record_pair" ("buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "month" varchar(7) NOT NULL, "judged" bigint NOT NULL, PRIMARY KEY ("buyer_id", "worker_id", "month"))',
    );
    await runner.query('ALTER TABLE "task" ADD COLUMN "median_minutes" bigint');
    await runner.query('ALTER TABLE "claim" ADD COLUMN "since" bigint NOT NULL DEFAULT (0)');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "counted" boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "submission" DROP COLUMN "counted"');
    await runner.query('ALTER TABLE "claim" DROP COLUMN "since"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "median_minutes"');
    await runner.query('DROP TABLE "record_pair"');
    await runner.query('DROP TABLE "record"');
    await runner.query('DROP TABLE "past_walk"');
    await runner.query('DROP TABLE "work_time"');
  }
}
