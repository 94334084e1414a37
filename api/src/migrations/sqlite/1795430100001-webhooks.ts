import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Webhooks1795430100001 implements MigrationInterface {
  readonly name = 'Webhooks1795430100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "webhook_endpoint" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "url" varchar(2000) NOT NULL, "events" varchar(300) NOT NULL, "secret" varchar(200) NOT NULL, "former_secret" varchar(200), "former_until" bigint NOT NULL, "state" varchar(3) NOT NULL, "failing_since" bigint, "created_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "webhook_endpoint_person" ON "webhook_endpoint" ("person_id", "id") ');
    await runner.query(
      'CREATE TABLE "webhook_delivery" ("id" varchar(26) PRIMARY KEY NOT NULL, "endpoint_id" varchar(26) NOT NULL, "type" varchar(40) NOT NULL, "subject" varchar(26) NOT NULL, "body" text NOT NULL, "state" varchar(10) NOT NULL, "tries" bigint NOT NULL, "due_at" bigint NOT NULL, "status" bigint, "answer" varchar(500), "created_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" ("state", "due_at", "endpoint_id") ');
    await runner.query(
      'CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" ("endpoint_id", "state", "subject", "id") ',
    );
    await runner.query('CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" ("endpoint_id", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "webhook_delivery_log"');
    await runner.query('DROP INDEX "webhook_delivery_order"');
    await runner.query('DROP INDEX "webhook_delivery_due"');
    await runner.query('DROP TABLE "webhook_delivery"');
    await runner.query('DROP INDEX "webhook_endpoint_person"');
    await runner.query('DROP TABLE "webhook_endpoint"');
  }
}
