import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Claims1795415000001 implements MigrationInterface {
  readonly name = 'Claims1795415000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "task" ADD COLUMN "allowance_minutes" bigint NOT NULL DEFAULT (60)');
    await runner.query(
      'CREATE TABLE "claim" ("id" varchar(26) PRIMARY KEY NOT NULL, "task_id" varchar(26) NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "reward" bigint NOT NULL, "until" bigint NOT NULL, "state" varchar(10) NOT NULL, "live" varchar(53))',
    );
    await runner.query('CREATE UNIQUE INDEX "claim_live" ON "claim" ("live") ');
    await runner.query('CREATE INDEX "claim_of_worker" ON "claim" ("worker_id", "state", "until") ');
    await runner.query('CREATE INDEX "claim_for_buyer" ON "claim" ("buyer_id", "state") ');
    await runner.query('CREATE INDEX "claim_due" ON "claim" ("state", "until") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "claim"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "allowance_minutes"');
  }
}
