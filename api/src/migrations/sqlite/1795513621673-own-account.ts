import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class OwnAccount1795513621673 implements MigrationInterface {
  readonly name = 'OwnAccount1795513621673';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "recovery_code" ("id" varchar(64) PRIMARY KEY NOT NULL, "identity_id" varchar(26) NOT NULL)',
    );
    await runner.query('CREATE INDEX "recovery_code_identity" ON "recovery_code" ("identity_id") ');
    await runner.query(
      'CREATE TABLE "second_factor" ("id" varchar(26) PRIMARY KEY NOT NULL, "sealed" varchar(200) NOT NULL, "on_since" bigint, "last_step" bigint NOT NULL)',
    );
    await runner.query('DROP INDEX "identity_google"');
    await runner.query('DROP INDEX "identity_email"');
    await runner.query(
      'CREATE TABLE "temporary_identity" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "password_hash" varchar(200), "google_id" varchar(255), "display_name" varchar(100) NOT NULL, "photo_url" varchar(2000) NOT NULL, "version" bigint NOT NULL, "created_at" bigint NOT NULL, "verified_at" bigint, "language" varchar(2) NOT NULL DEFAULT (\'\'))',
    );
    await runner.query(
      'INSERT INTO "temporary_identity"("id", "email", "password_hash", "google_id", "display_name", "photo_url", "version", "created_at", "verified_at") SELECT "id", "email", "password_hash", "google_id", "display_name", "photo_url", "version", "created_at", "verified_at" FROM "identity"',
    );
    await runner.query('DROP TABLE "identity"');
    await runner.query('ALTER TABLE "temporary_identity" RENAME TO "identity"');
    await runner.query('CREATE UNIQUE INDEX "identity_google" ON "identity" ("google_id") ');
    await runner.query('CREATE UNIQUE INDEX "identity_email" ON "identity" ("email") ');
    await runner.query('DROP INDEX "person_joined"');
    await runner.query('DROP INDEX "person_role"');
    await runner.query('DROP INDEX "person_email"');
    await runner.query(
      'CREATE TABLE "temporary_person" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "name" varchar(100) NOT NULL, "image" varchar(2000) NOT NULL, "role" varchar(10) NOT NULL, "created_at" bigint NOT NULL, "removed_at" bigint, "verified_at" bigint, "second_factor_at" bigint)',
    );
    await runner.query(
      'INSERT INTO "temporary_person"("id", "email", "name", "image", "role", "created_at", "removed_at", "verified_at") SELECT "id", "email", "name", "image", "role", "created_at", "removed_at", "verified_at" FROM "person"',
    );
    await runner.query('DROP TABLE "person"');
    await runner.query('ALTER TABLE "temporary_person" RENAME TO "person"');
    await runner.query('CREATE INDEX "person_joined" ON "person" ("created_at") ');
    await runner.query('CREATE INDEX "person_role" ON "person" ("removed_at", "role") ');
    await runner.query('CREATE UNIQUE INDEX "person_email" ON "person" ("email") ');
    await runner.query('DROP INDEX "session_person"');
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query(
      'CREATE TABLE "temporary_session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL, "refreshed_by" varchar(64), "browser" varchar(300), "address" varchar(45))',
    );
    await runner.query(
      'INSERT INTO "temporary_session"("id", "person_id", "refresh_hash", "expires_at", "refreshed_by") SELECT "id", "person_id", "refresh_hash", "expires_at", "refreshed_by" FROM "session"',
    );
    await runner.query('DROP TABLE "session"');
    await runner.query('ALTER TABLE "temporary_session" RENAME TO "session"');
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('DROP INDEX "session_person"');
    await runner.query('ALTER TABLE "session" RENAME TO "temporary_session"');
    await runner.query(
      'CREATE TABLE "session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL, "refreshed_by" varchar(64))',
    );
    await runner.query(
      'INSERT INTO "session"("id", "person_id", "refresh_hash", "expires_at", "refreshed_by") SELECT "id", "person_id", "refresh_hash", "expires_at", "refreshed_by" FROM "temporary_session"',
    );
    await runner.query('DROP TABLE "temporary_session"');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    await runner.query('DROP INDEX "person_email"');
    await runner.query('DROP INDEX "person_role"');
    await runner.query('DROP INDEX "person_joined"');
    await runner.query('ALTER TABLE "person" RENAME TO "temporary_person"');
    await runner.query(
      'CREATE TABLE "person" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "name" varchar(100) NOT NULL, "image" varchar(2000) NOT NULL, "role" varchar(10) NOT NULL, "created_at" bigint NOT NULL, "removed_at" bigint, "verified_at" bigint)',
    );
    await runner.query(
      'INSERT INTO "person"("id", "email", "name", "image", "role", "created_at", "removed_at", "verified_at") SELECT "id", "email", "name", "image", "role", "created_at", "removed_at", "verified_at" FROM "temporary_person"',
    );
    await runner.query('DROP TABLE "temporary_person"');
    await runner.query('CREATE UNIQUE INDEX "person_email" ON "person" ("email") ');
    await runner.query('CREATE INDEX "person_role" ON "person" ("removed_at", "role") ');
    await runner.query('CREATE INDEX "person_joined" ON "person" ("created_at") ');
    await runner.query('DROP INDEX "identity_email"');
    await runner.query('DROP INDEX "identity_google"');
    await runner.query('ALTER TABLE "identity" RENAME TO "temporary_identity"');
    await runner.query(
      'CREATE TABLE "identity" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "password_hash" varchar(200), "google_id" varchar(255), "display_name" varchar(100) NOT NULL, "photo_url" varchar(2000) NOT NULL, "version" bigint NOT NULL, "created_at" bigint NOT NULL, "verified_at" bigint)',
    );
    await runner.query(
      'INSERT INTO "identity"("id", "email", "password_hash", "google_id", "display_name", "photo_url", "version", "created_at", "verified_at") SELECT "id", "email", "password_hash", "google_id", "display_name", "photo_url", "version", "created_at", "verified_at" FROM "temporary_identity"',
    );
    await runner.query('DROP TABLE "temporary_identity"');
    await runner.query('CREATE UNIQUE INDEX "identity_email" ON "identity" ("email") ');
    await runner.query('CREATE UNIQUE INDEX "identity_google" ON "identity" ("google_id") ');
    await runner.query('DROP TABLE "second_factor"');
    await runner.query('DROP INDEX "recovery_code_identity"');
    await runner.query('DROP TABLE "recovery_code"');
  }
}
