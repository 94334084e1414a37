import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class LongLooks1795357170866 implements MigrationInterface {
  readonly name = 'LongLooks1795357170866';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "outbox_due"');
    await runner.query(
      'CREATE TABLE "job_lease" ("name" varchar(40) PRIMARY KEY NOT NULL, "holder" varchar(26) NOT NULL, "until" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "survey" ("name" varchar(40) PRIMARY KEY NOT NULL, "progress" text, "result" text, "ended_at" bigint NOT NULL DEFAULT (0), "spent" bigint NOT NULL DEFAULT (0), "asked" bigint NOT NULL DEFAULT (0), "answered" bigint NOT NULL DEFAULT (0), "version" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query(
      'CREATE TABLE "temporary_outbox" ("id" varchar(26) PRIMARY KEY NOT NULL, "kind" varchar(40) NOT NULL, "payload" text NOT NULL, "due_at" bigint NOT NULL, "tries" bigint NOT NULL DEFAULT (0), "state" varchar(10) NOT NULL DEFAULT (\'waiting\'), "last_error" varchar(500))',
    );
    await runner.query(
      'INSERT INTO "temporary_outbox"("id", "kind", "payload", "due_at", "tries") SELECT "id", "kind", "payload", "due_at", "tries" FROM "outbox"',
    );
    await runner.query('DROP TABLE "outbox"');
    await runner.query('ALTER TABLE "temporary_outbox" RENAME TO "outbox"');
    await runner.query('CREATE INDEX "outbox_of_kind" ON "outbox" ("state", "kind", "due_at", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "outbox_of_kind"');
    await runner.query('ALTER TABLE "outbox" RENAME TO "temporary_outbox"');
    await runner.query(
      'CREATE TABLE "outbox" ("id" varchar(26) PRIMARY KEY NOT NULL, "kind" varchar(40) NOT NULL, "payload" text NOT NULL, "due_at" bigint NOT NULL, "tries" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query(
      'INSERT INTO "outbox"("id", "kind", "payload", "due_at", "tries") SELECT "id", "kind", "payload", "due_at", "tries" FROM "temporary_outbox"',
    );
    await runner.query('DROP TABLE "temporary_outbox"');
    await runner.query('DROP TABLE "survey"');
    await runner.query('DROP TABLE "job_lease"');
    await runner.query('CREATE INDEX "outbox_due" ON "outbox" ("due_at", "id") ');
  }
}
