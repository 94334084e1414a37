import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class WebhookSessions1795921171953 implements MigrationInterface {
  readonly name = 'WebhookSessions1795921171953';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "webhook_endpoint_person"');
    await runner.query(
      'CREATE TABLE "temporary_webhook_endpoint" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "url" varchar(2000) NOT NULL, "events" varchar(300) NOT NULL, "secret" varchar(200) NOT NULL, "former_secret" varchar(200), "former_until" bigint NOT NULL, "state" varchar(3) NOT NULL, "failing_since" bigint, "created_at" bigint NOT NULL, "session_id" varchar(26))',
    );
    await runner.query(
      'INSERT INTO "temporary_webhook_endpoint"("id", "person_id", "url", "events", "secret", "former_secret", "former_until", "state", "failing_since", "created_at") SELECT "id", "person_id", "url", "events", "secret", "former_secret", "former_until", "state", "failing_since", "created_at" FROM "webhook_endpoint"',
    );
    await runner.query('DROP TABLE "webhook_endpoint"');
    await runner.query('ALTER TABLE "temporary_webhook_endpoint" RENAME TO "webhook_endpoint"');
    await runner.query('CREATE INDEX "webhook_endpoint_person" ON "webhook_endpoint" ("person_id", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "webhook_endpoint_person"');
    await runner.query('ALTER TABLE "webhook_endpoint" RENAME TO "temporary_webhook_endpoint"');
    await runner.query(
      'CREATE TABLE "webhook_endpoint" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "url" varchar(2000) NOT NULL, "events" varchar(300) NOT NULL, "secret" varchar(200) NOT NULL, "former_secret" varchar(200), "former_until" bigint NOT NULL, "state" varchar(3) NOT NULL, "failing_since" bigint, "created_at" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "webhook_endpoint"("id", "person_id", "url", "events", "secret", "former_secret", "former_until", "state", "failing_since", "created_at") SELECT "id", "person_id", "url", "events", "secret", "former_secret", "former_until", "state", "failing_since", "created_at" FROM "temporary_webhook_endpoint"',
    );
    await runner.query('DROP TABLE "temporary_webhook_endpoint"');
    await runner.query('CREATE INDEX "webhook_endpoint_person" ON "webhook_endpoint" ("person_id", "id") ');
  }
}
