import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PayoutAccounts1795455200001 implements MigrationInterface {
  readonly name = 'PayoutAccounts1795455200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "payout_account" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "payment_system" varchar(20) NOT NULL, "account_number" varchar(500) NOT NULL, "account_number_masked" varchar(20) NOT NULL, "account_hash" varchar(64) NOT NULL, "saved_at" bigint NOT NULL, "payable_from" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "payout_account_of_person" ON "payout_account" ("person_id", "id") ');
    await runner.query('CREATE INDEX "payout_account_shared" ON "payout_account" ("account_hash", "person_id") ');
    await runner.query(
      'CREATE TABLE "kept_key" ("name" varchar(40) PRIMARY KEY NOT NULL, "sealed" varchar(500) NOT NULL)',
    );
    await runner.query('ALTER TABLE "withdrawal" ADD COLUMN "payable_from" bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "withdrawal" DROP COLUMN "payable_from"');
    await runner.query('DROP TABLE "kept_key"');
    await runner.query('DROP INDEX "payout_account_shared"');
    await runner.query('DROP INDEX "payout_account_of_person"');
    await runner.query('DROP TABLE "payout_account"');
  }
}
