import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TaskTemplates1795523000001 implements MigrationInterface {
  readonly name = 'TaskTemplates1795523000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "task_template" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "name" varchar(60) NOT NULL, "form" text NOT NULL, "saved_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "task_template_of_buyer" ON "task_template" ("buyer_id", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "task_template_of_buyer"');
    await runner.query('DROP TABLE "task_template"');
  }
}
