import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AccountHash1795455100001 implements MigrationInterface {
  readonly name = 'AccountHash1795455100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "withdrawal" ADD COLUMN "account_hash" varchar(64)');
    await runner.query('CREATE INDEX "withdrawal_to_account" ON "withdrawal" ("account_hash", "worker_id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "withdrawal_to_account"');
    await runner.query('ALTER TABLE "withdrawal" DROP COLUMN "account_hash"');
  }
}
