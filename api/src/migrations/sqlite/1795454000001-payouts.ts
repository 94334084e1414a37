import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Payouts1795454000001 implements MigrationInterface {
  readonly name = 'Payouts1795454000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "withdrawal_paid_out"');
    await runner.query(
      'CREATE TABLE "payout" ("id" varchar(26) PRIMARY KEY NOT NULL, "worker_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "rail" varchar(20) NOT NULL, "account_number" varchar(500) NOT NULL, "account_number_masked" varchar(20) NOT NULL, "state" varchar(10) NOT NULL, "reference" varchar(100), "reason" varchar(500), "at" bigint NOT NULL, "due" bigint NOT NULL, "batch_id" varchar(26) NOT NULL, "look_at" bigint NOT NULL DEFAULT (0), "submitted_at" bigint NOT NULL DEFAULT (0), "doubt" varchar(20), CONSTRAINT "payout_coins_positive" CHECK (coins > 0))',
    );
    await runner.query('CREATE INDEX "payout_due" ON "payout" ("state", "due", "id") ');
    await runner.query('CREATE INDEX "payout_ended" ON "payout" ("state", "at", "id") ');
    await runner.query('CREATE INDEX "payout_to_take" ON "payout" ("state", "rail", "batch_id", "due", "id") ');
    await runner.query('CREATE INDEX "payout_to_look_at" ON "payout" ("batch_id", "state", "look_at", "id") ');
    await runner.query('CREATE INDEX "payout_of_batch" ON "payout" ("batch_id", "id") ');
    await runner.query('CREATE INDEX "payout_sums" ON "payout" ("state", "at", "coins", "cents") ');
    await runner.query('CREATE UNIQUE INDEX "payout_reference" ON "payout" ("rail", "reference") ');
    await runner.query(
      'CREATE TABLE "payout_batch" ("id" varchar(26) PRIMARY KEY NOT NULL, "rail" varchar(20) NOT NULL, "admin_id" varchar(26) NOT NULL, "taken_at" bigint NOT NULL)',
    );
    // What was accepted before counted as paid: its coins are redeemed, and the money has arrived.
    await runner.query(
      `INSERT INTO payout (id, worker_id, coins, cents, rail, account_number, account_number_masked, state, at, due, batch_id)
       SELECT id, worker_id, coins, cents, payment_system, account_number, account_number_masked, 'confirmed', decided_at, decided_at, ''
       FROM withdrawal WHERE status = 'accepted'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "payout_batch"');
    await runner.query('DROP INDEX "payout_reference"');
    await runner.query('DROP INDEX "payout_sums"');
    await runner.query('DROP INDEX "payout_of_batch"');
    await runner.query('DROP INDEX "payout_to_look_at"');
    await runner.query('DROP INDEX "payout_to_take"');
    await runner.query('DROP INDEX "payout_ended"');
    await runner.query('DROP INDEX "payout_due"');
    await runner.query('DROP TABLE "payout"');
    await runner.query(
      'CREATE INDEX "withdrawal_paid_out" ON "withdrawal" ("status", "decided_at", "coins", "cents") ',
    );
  }
}
