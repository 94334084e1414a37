import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class RejectionCodes1795422000001 implements MigrationInterface {
  readonly name = 'RejectionCodes1795422000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "submission" ADD COLUMN "reason_code" varchar(20)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "submission" DROP COLUMN "reason_code"');
  }
}
