import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Init1795251219825 implements MigrationInterface {
  readonly name = 'Init1795251219825';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "identity" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "password_hash" varchar(200), "google_id" varchar(255), "display_name" varchar(100) NOT NULL, "photo_url" varchar(2000) NOT NULL, "version" bigint NOT NULL, "created_at" bigint NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "identity_email" ON "identity" ("email") ');
    await runner.query('CREATE UNIQUE INDEX "identity_google" ON "identity" ("google_id") ');
    await runner.query(
      'CREATE TABLE "person" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "name" varchar(100) NOT NULL, "image" varchar(2000) NOT NULL, "role" varchar(10) NOT NULL, "created_at" bigint NOT NULL, "removed_at" bigint)',
    );
    await runner.query('CREATE UNIQUE INDEX "person_email" ON "person" ("email") ');
    await runner.query('CREATE INDEX "person_role" ON "person" ("removed_at", "role") ');
    await runner.query('CREATE INDEX "person_joined" ON "person" ("created_at") ');
    await runner.query(
      'CREATE TABLE "session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "reset_token" ("id" varchar(64) PRIMARY KEY NOT NULL, "identity_id" varchar(26) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "reset_token_identity" ON "reset_token" ("identity_id") ');
    await runner.query('CREATE INDEX "reset_token_expiry" ON "reset_token" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "audit_entry" ("id" varchar(26) PRIMARY KEY NOT NULL, "admin_id" varchar(26) NOT NULL, "action" varchar(40) NOT NULL, "subject" varchar(40) NOT NULL, "details" text NOT NULL, "at" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "rate_window" ("id" varchar(64) PRIMARY KEY NOT NULL, "used" bigint NOT NULL, "ends_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "rate_window_end" ON "rate_window" ("ends_at") ');
    await runner.query(
      'CREATE TABLE "outbox" ("id" varchar(26) PRIMARY KEY NOT NULL, "kind" varchar(40) NOT NULL, "payload" text NOT NULL, "due_at" bigint NOT NULL, "tries" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "outbox_due" ON "outbox" ("due_at", "id") ');
    await runner.query(
      'CREATE TABLE "account" ("id" varchar(40) PRIMARY KEY NOT NULL, "balance" bigint NOT NULL, "earned" bigint NOT NULL DEFAULT (0), CONSTRAINT "account_balance_not_negative" CHECK (balance >= 0))',
    );
    await runner.query('CREATE INDEX "account_earned" ON "account" ("earned", "id") ');
    await runner.query(
      'CREATE TABLE "transfer" ("id" varchar(26) PRIMARY KEY NOT NULL, "from_account" varchar(40) NOT NULL, "to_account" varchar(40) NOT NULL, "amount" bigint NOT NULL, "kind" varchar(32) NOT NULL, "reference" varchar(80) NOT NULL, "at" bigint NOT NULL, CONSTRAINT "transfer_amount_positive" CHECK (amount > 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "transfer_event" ON "transfer" ("kind", "reference") ');
    await runner.query('CREATE INDEX "transfer_from" ON "transfer" ("from_account", "id") ');
    await runner.query('CREATE INDEX "transfer_to" ON "transfer" ("to_account", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "transfer_to"');
    await runner.query('DROP INDEX "transfer_from"');
    await runner.query('DROP INDEX "transfer_event"');
    await runner.query('DROP TABLE "transfer"');
    await runner.query('DROP INDEX "account_earned"');
    await runner.query('DROP TABLE "account"');
    await runner.query('DROP INDEX "outbox_due"');
    await runner.query('DROP TABLE "outbox"');
    await runner.query('DROP INDEX "rate_window_end"');
    await runner.query('DROP TABLE "rate_window"');
    await runner.query('DROP TABLE "audit_entry"');
    await runner.query('DROP INDEX "reset_token_expiry"');
    await runner.query('DROP INDEX "reset_token_identity"');
    await runner.query('DROP TABLE "reset_token"');
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('DROP INDEX "session_person"');
    await runner.query('DROP TABLE "session"');
    await runner.query('DROP INDEX "person_joined"');
    await runner.query('DROP INDEX "person_role"');
    await runner.query('DROP INDEX "person_email"');
    await runner.query('DROP TABLE "person"');
    await runner.query('DROP INDEX "identity_google"');
    await runner.query('DROP INDEX "identity_email"');
    await runner.query('DROP TABLE "identity"');
  }
}
