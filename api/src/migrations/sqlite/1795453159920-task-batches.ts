import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TaskBatches1795453159920 implements MigrationInterface {
  readonly name = 'TaskBatches1795453159920';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "task_batch" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "template" text NOT NULL, "column_names" text NOT NULL, "state" varchar(10) NOT NULL, "tasks" bigint NOT NULL, "posted" bigint NOT NULL DEFAULT (0), "task_cost" bigint NOT NULL, "created_at" bigint NOT NULL, "ended_at" bigint NOT NULL DEFAULT (0), CONSTRAINT "task_batch_posted_in_bounds" CHECK (posted >= 0 AND posted <= tasks))',
    );
    await runner.query('CREATE INDEX "task_batch_of_buyer" ON "task_batch" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "task_batch_due" ON "task_batch" ("state", "id") ');
    await runner.query(
      'CREATE TABLE "task_batch_row" ("batch_id" varchar(26) NOT NULL, "number" bigint NOT NULL, "line" bigint NOT NULL, "task_id" varchar(26) NOT NULL, "cells" text NOT NULL, PRIMARY KEY ("batch_id", "number"))',
    );
    await runner.query('CREATE UNIQUE INDEX "task_batch_row_task" ON "task_batch_row" ("task_id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "task_batch_row_task"');
    await runner.query('DROP TABLE "task_batch_row"');
    await runner.query('DROP INDEX "task_batch_due"');
    await runner.query('DROP INDEX "task_batch_of_buyer"');
    await runner.query('DROP TABLE "task_batch"');
  }
}
