import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SecondFactorSessions1795919162867 implements MigrationInterface {
  readonly name = 'SecondFactorSessions1795919162867';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('DROP INDEX "session_person"');
    await runner.query(
      'CREATE TABLE "temporary_session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL, "refreshed_by" varchar(64), "browser" varchar(300), "address" varchar(45), "second_factor" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query(
      'INSERT INTO "temporary_session"("id", "person_id", "refresh_hash", "expires_at", "refreshed_by", "browser", "address") SELECT "id", "person_id", "refresh_hash", "expires_at", "refreshed_by", "browser", "address" FROM "session"',
    );
    await runner.query('DROP TABLE "session"');
    await runner.query('ALTER TABLE "temporary_session" RENAME TO "session"');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    // Whether these sessions were opened with the factor is not known: their Admins sign in once more.
    await runner.query(
      `DELETE FROM session WHERE person_id IN (SELECT id FROM person WHERE role = 'Admin' AND second_factor_at IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_person"');
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('ALTER TABLE "session" RENAME TO "temporary_session"');
    await runner.query(
      'CREATE TABLE "session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL, "refreshed_by" varchar(64), "browser" varchar(300), "address" varchar(45))',
    );
    await runner.query(
      'INSERT INTO "session"("id", "person_id", "refresh_hash", "expires_at", "refreshed_by", "browser", "address") SELECT "id", "person_id", "refresh_hash", "expires_at", "refreshed_by", "browser", "address" FROM "temporary_session"',
    );
    await runner.query('DROP TABLE "temporary_session"');
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
  }
}
