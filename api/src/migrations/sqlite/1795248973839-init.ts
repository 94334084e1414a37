import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Init1795248973839 implements MigrationInterface {
  readonly name = 'Init1795248973839';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "account" ("id" varchar(40) PRIMARY KEY NOT NULL, "balance" bigint NOT NULL, "earned" bigint NOT NULL DEFAULT (0), CONSTRAINT "account_balance_not_negative" CHECK (balance >= 0))',
    );
    await runner.query('CREATE INDEX "account_earned" ON "account" ("earned", "id") ');
    await runner.query(
      'CREATE TABLE "transfer" ("id" varchar(26) PRIMARY KEY NOT NULL, "from_account" varchar(40) NOT NULL, "to_account" varchar(40) NOT NULL, "amount" bigint NOT NULL, "kind" varchar(32) NOT NULL, "reference" varchar(80) NOT NULL, "at" bigint NOT NULL, CONSTRAINT "transfer_amount_positive" CHECK (amount > 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "transfer_event" ON "transfer" ("kind", "reference") ');
    await runner.query('CREATE INDEX "transfer_from" ON "transfer" ("from_account", "id") ');
    await runner.query('CREATE INDEX "transfer_to" ON "transfer" ("to_account", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "transfer_to"');
    await runner.query('DROP INDEX "transfer_from"');
    await runner.query('DROP INDEX "transfer_event"');
    await runner.query('DROP TABLE "transfer"');
    await runner.query('DROP INDEX "account_earned"');
    await runner.query('DROP TABLE "account"');
  }
}
