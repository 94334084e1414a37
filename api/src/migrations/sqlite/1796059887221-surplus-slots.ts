import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SurplusSlots1796059887221 implements MigrationInterface {
  readonly name = 'SurplusSlots1796059887221';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "task" ADD COLUMN "surplus_slots" bigint NOT NULL DEFAULT (0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "task" DROP COLUMN "surplus_slots"');
  }
}
