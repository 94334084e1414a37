import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class RefreshedBy1795358252893 implements MigrationInterface {
  readonly name = 'RefreshedBy1795358252893';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('DROP INDEX "session_person"');
    await runner.query(
      'CREATE TABLE "temporary_session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL, "refreshed_by" varchar(64))',
    );
    await runner.query(
      'INSERT INTO "temporary_session"("id", "person_id", "refresh_hash", "expires_at") SELECT "id", "person_id", "refresh_hash", "expires_at" FROM "session"',
    );
    await runner.query('DROP TABLE "session"');
    await runner.query('ALTER TABLE "temporary_session" RENAME TO "session"');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_person"');
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('ALTER TABLE "session" RENAME TO "temporary_session"');
    await runner.query(
      'CREATE TABLE "session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "session"("id", "person_id", "refresh_hash", "expires_at") SELECT "id", "person_id", "refresh_hash", "expires_at" FROM "temporary_session"',
    );
    await runner.query('DROP TABLE "temporary_session"');
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
  }
}
