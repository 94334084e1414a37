import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class KeyOwner1795358638777 implements MigrationInterface {
  readonly name = 'KeyOwner1795358638777';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "answered_request_age"');
    await runner.query(
      'CREATE TABLE "temporary_answered_request" ("id" varchar(64) PRIMARY KEY NOT NULL, "fingerprint" varchar(64) NOT NULL, "answer" text NOT NULL, "claimed_at" bigint NOT NULL, "person_id" varchar(26) NOT NULL DEFAULT (\'\'))',
    );
    await runner.query(
      'INSERT INTO "temporary_answered_request"("id", "fingerprint", "answer", "claimed_at") SELECT "id", "fingerprint", "answer", "claimed_at" FROM "answered_request"',
    );
    await runner.query('DROP TABLE "answered_request"');
    await runner.query('ALTER TABLE "temporary_answered_request" RENAME TO "answered_request"');
    await runner.query('CREATE INDEX "answered_request_age" ON "answered_request" ("claimed_at") ');
    await runner.query('CREATE INDEX "answered_request_person" ON "answered_request" ("person_id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "answered_request_person"');
    await runner.query('DROP INDEX "answered_request_age"');
    await runner.query('ALTER TABLE "answered_request" RENAME TO "temporary_answered_request"');
    await runner.query(
      'CREATE TABLE "answered_request" ("id" varchar(64) PRIMARY KEY NOT NULL, "fingerprint" varchar(64) NOT NULL, "answer" text NOT NULL, "claimed_at" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "answered_request"("id", "fingerprint", "answer", "claimed_at") SELECT "id", "fingerprint", "answer", "claimed_at" FROM "temporary_answered_request"',
    );
    await runner.query('DROP TABLE "temporary_answered_request"');
    await runner.query('CREATE INDEX "answered_request_age" ON "answered_request" ("claimed_at") ');
  }
}
