import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Init1795252564558 implements MigrationInterface {
  readonly name = 'Init1795252564558';

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
      'CREATE TABLE "newsletter_address" ("email" varchar(254) PRIMARY KEY NOT NULL, "at" bigint NOT NULL)',
    );
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
    await runner.query(
      'CREATE TABLE "task" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "detail" text NOT NULL, "submission_info" text NOT NULL, "image_url" varchar(2000) NOT NULL, "payable" bigint NOT NULL, "open_slots" bigint NOT NULL, "slots_before" bigint NOT NULL, "is_full" boolean NOT NULL DEFAULT (0), "completion_date" varchar(10) NOT NULL, "status" varchar(10) NOT NULL, "text_version" bigint NOT NULL, "search_text" text NOT NULL, CONSTRAINT "task_open_slots_not_negative" CHECK (open_slots >= 0))',
    );
    await runner.query('CREATE INDEX "task_newest" ON "task" ("status", "id") ');
    await runner.query('CREATE INDEX "task_by_pay" ON "task" ("status", "payable", "id") ');
    await runner.query('CREATE INDEX "task_free_newest" ON "task" ("status", "is_full", "id") ');
    await runner.query('CREATE INDEX "task_free_by_pay" ON "task" ("status", "is_full", "payable", "id") ');
    await runner.query('CREATE INDEX "task_of_buyer" ON "task" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "task_due" ON "task" ("status", "completion_date") ');
    await runner.query(
      'CREATE TABLE "task_text" ("task_id" varchar(26) NOT NULL, "version" bigint NOT NULL, "title" varchar(200) NOT NULL, "detail" text NOT NULL, "submission_info" text NOT NULL, PRIMARY KEY ("task_id", "version"))',
    );
    await runner.query(
      'CREATE TABLE "submission" ("id" varchar(26) PRIMARY KEY NOT NULL, "task_id" varchar(26) NOT NULL, "task_title" varchar(200) NOT NULL, "text_version" bigint NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "reward" bigint NOT NULL, "detail" text NOT NULL, "status" varchar(10) NOT NULL, "reason" varchar(1000) NOT NULL, "sent_at" bigint NOT NULL, "decided_at" bigint NOT NULL, "concealed" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE UNIQUE INDEX "submission_once" ON "submission" ("task_id", "worker_id") ');
    await runner.query('CREATE INDEX "submission_of_worker" ON "submission" ("worker_id", "id") ');
    await runner.query(
      'CREATE INDEX "submission_earned" ON "submission" ("worker_id", "status", "decided_at", "id", "reward") ',
    );
    await runner.query('CREATE INDEX "submission_for_buyer" ON "submission" ("buyer_id", "decided_at", "id") ');
    await runner.query('CREATE INDEX "submission_overdue" ON "submission" ("status", "sent_at") ');
    await runner.query(
      'CREATE TABLE "withdrawal" ("id" varchar(26) PRIMARY KEY NOT NULL, "worker_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "payment_system" varchar(20) NOT NULL, "account_number" varchar(500) NOT NULL, "account_number_masked" varchar(20) NOT NULL, "status" varchar(10) NOT NULL, "asked_at" bigint NOT NULL, "decided_at" bigint NOT NULL, CONSTRAINT "withdrawal_coins_positive" CHECK (coins > 0))',
    );
    await runner.query('CREATE INDEX "withdrawal_of_worker" ON "withdrawal" ("worker_id", "id") ');
    await runner.query('CREATE INDEX "withdrawal_for_admin" ON "withdrawal" ("decided_at", "id") ');
    await runner.query(
      'CREATE INDEX "withdrawal_paid_out" ON "withdrawal" ("status", "decided_at", "coins", "cents") ',
    );
    await runner.query(
      'CREATE TABLE "purchase" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "transaction_id" varchar(8) NOT NULL, "state" varchar(10) NOT NULL, "made_at" bigint NOT NULL, "settled_at" bigint NOT NULL, "checkout_session" varchar(200), "checkout_url" varchar(2000), "request_key" varchar(64), CONSTRAINT "purchase_coins_positive" CHECK (coins > 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "purchase_transaction" ON "purchase" ("transaction_id") ');
    await runner.query('CREATE UNIQUE INDEX "purchase_request" ON "purchase" ("request_key") ');
    await runner.query('CREATE INDEX "purchase_of_buyer" ON "purchase" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "purchase_paid" ON "purchase" ("buyer_id", "state", "cents") ');
    await runner.query('CREATE INDEX "purchase_sales" ON "purchase" ("state", "settled_at", "coins", "cents") ');
    await runner.query(
      'CREATE TABLE "notification" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "code" varchar(60) NOT NULL, "params" text NOT NULL, "message" text NOT NULL, "at" bigint NOT NULL, "seen" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "notification_of_person" ON "notification" ("person_id", "seen", "id") ');
    await runner.query(
      'CREATE TABLE "answered_request" ("id" varchar(64) PRIMARY KEY NOT NULL, "fingerprint" varchar(64) NOT NULL, "answer" text NOT NULL, "claimed_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "answered_request_age" ON "answered_request" ("claimed_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "answered_request_age"');
    await runner.query('DROP TABLE "answered_request"');
    await runner.query('DROP INDEX "notification_of_person"');
    await runner.query('DROP TABLE "notification"');
    await runner.query('DROP INDEX "purchase_sales"');
    await runner.query('DROP INDEX "purchase_paid"');
    await runner.query('DROP INDEX "purchase_of_buyer"');
    await runner.query('DROP INDEX "purchase_request"');
    await runner.query('DROP INDEX "purchase_transaction"');
    await runner.query('DROP TABLE "purchase"');
    await runner.query('DROP INDEX "withdrawal_paid_out"');
    await runner.query('DROP INDEX "withdrawal_for_admin"');
    await runner.query('DROP INDEX "withdrawal_of_worker"');
    await runner.query('DROP TABLE "withdrawal"');
    await runner.query('DROP INDEX "submission_overdue"');
    await runner.query('DROP INDEX "submission_for_buyer"');
    await runner.query('DROP INDEX "submission_earned"');
    await runner.query('DROP INDEX "submission_of_worker"');
    await runner.query('DROP INDEX "submission_once"');
    await runner.query('DROP TABLE "submission"');
    await runner.query('DROP TABLE "task_text"');
    await runner.query('DROP INDEX "task_due"');
    await runner.query('DROP INDEX "task_of_buyer"');
    await runner.query('DROP INDEX "task_free_by_pay"');
    await runner.query('DROP INDEX "task_free_newest"');
    await runner.query('DROP INDEX "task_by_pay"');
    await runner.query('DROP INDEX "task_newest"');
    await runner.query('DROP TABLE "task"');
    await runner.query('DROP INDEX "transfer_to"');
    await runner.query('DROP INDEX "transfer_from"');
    await runner.query('DROP INDEX "transfer_event"');
    await runner.query('DROP TABLE "transfer"');
    await runner.query('DROP INDEX "account_earned"');
    await runner.query('DROP TABLE "account"');
    await runner.query('DROP TABLE "newsletter_address"');
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
