import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Baseline1795943718392 implements MigrationInterface {
  readonly name = 'Baseline1795943718392';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "identity" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "password_hash" varchar(200), "google_id" varchar(255), "oidc_id" varchar(64), "display_name" varchar(100) NOT NULL, "photo_url" varchar(2000) NOT NULL, "version" bigint NOT NULL, "verified_at" bigint, "language" varchar(2) NOT NULL DEFAULT (\'\'), "created_at" bigint NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "identity_email" ON "identity" ("email") ');
    await runner.query('CREATE UNIQUE INDEX "identity_google" ON "identity" ("google_id") ');
    await runner.query('CREATE UNIQUE INDEX "identity_oidc" ON "identity" ("oidc_id") ');
    await runner.query(
      'CREATE TABLE "person" ("id" varchar(26) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "name" varchar(100) NOT NULL, "search_name" varchar(500) NOT NULL DEFAULT (\'\'), "image" varchar(2000) NOT NULL, "role" varchar(10) NOT NULL, "verified_at" bigint, "second_factor_at" bigint, "suspended_at" bigint, "created_at" bigint NOT NULL, "removed_at" bigint)',
    );
    await runner.query('CREATE UNIQUE INDEX "person_email" ON "person" ("email") ');
    await runner.query('CREATE INDEX "person_role" ON "person" ("removed_at", "role") ');
    await runner.query('CREATE INDEX "person_joined" ON "person" ("created_at", "role") ');
    await runner.query(
      'CREATE TABLE "suspension" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "admin_id" varchar(26) NOT NULL, "reason" text NOT NULL, "since" bigint NOT NULL, "removal" boolean NOT NULL DEFAULT (0), "ended_at" bigint, "lift_reason" text, "objection_id" varchar(26), "statement" text, "objected_at" bigint, "decided_at" bigint NOT NULL DEFAULT (0), "decided_by" varchar(26), "decision_lifted" boolean NOT NULL DEFAULT (0), "decision_reason" text)',
    );
    await runner.query('CREATE INDEX "suspension_of_person" ON "suspension" ("person_id", "ended_at") ');
    await runner.query('CREATE UNIQUE INDEX "suspension_objection" ON "suspension" ("objection_id") ');
    await runner.query('CREATE INDEX "suspension_removal" ON "suspension" ("removal", "ended_at", "id") ');
    await runner.query(
      'CREATE TABLE "session_end" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "session_end_expiry" ON "session_end" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "session" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "refresh_hash" varchar(64) NOT NULL, "refreshed_by" varchar(64), "second_factor" boolean NOT NULL DEFAULT (0), "proved_at" bigint NOT NULL DEFAULT (0), "browser" varchar(300), "address" varchar(45), "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "session_person" ON "session" ("person_id") ');
    await runner.query('CREATE INDEX "session_expiry" ON "session" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "reset_token" ("id" varchar(64) PRIMARY KEY NOT NULL, "identity_id" varchar(26) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "reset_token_identity" ON "reset_token" ("identity_id") ');
    await runner.query('CREATE INDEX "reset_token_expiry" ON "reset_token" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "verification_token" ("id" varchar(64) PRIMARY KEY NOT NULL, "identity_id" varchar(26) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "verification_token_identity" ON "verification_token" ("identity_id") ');
    await runner.query('CREATE INDEX "verification_token_expiry" ON "verification_token" ("expires_at") ');
    await runner.query('CREATE TABLE "welcomed_address" ("id" varchar(64) PRIMARY KEY NOT NULL)');
    await runner.query(
      'CREATE TABLE "recovery_code" ("id" varchar(64) PRIMARY KEY NOT NULL, "identity_id" varchar(26) NOT NULL)',
    );
    await runner.query('CREATE INDEX "recovery_code_identity" ON "recovery_code" ("identity_id") ');
    await runner.query(
      'CREATE TABLE "second_factor" ("id" varchar(26) PRIMARY KEY NOT NULL, "sealed" varchar(200) NOT NULL, "on_since" bigint, "last_step" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "terms_version" ("version" varchar(40) PRIMARY KEY NOT NULL, "effective_from" varchar(10) NOT NULL, "summary" varchar(1000) NOT NULL, "announced_at" bigint NOT NULL, "announced_by" varchar(26) NOT NULL, "reached" varchar(26) NOT NULL, "told" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query(
      'CREATE TABLE "terms_consent" ("person_id" varchar(26) NOT NULL, "version" varchar(40) NOT NULL, "at" bigint NOT NULL, PRIMARY KEY ("person_id", "version"))',
    );
    await runner.query(
      'CREATE TABLE "dispute_message" ("id" varchar(26) PRIMARY KEY NOT NULL, "dispute_id" varchar(26) NOT NULL, "author_id" varchar(26) NOT NULL, "party" varchar(20) NOT NULL, "text" varchar(2000) NOT NULL, "at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "dispute_message_of_dispute" ON "dispute_message" ("dispute_id", "id") ');
    await runner.query('CREATE INDEX "dispute_message_of_author" ON "dispute_message" ("author_id", "dispute_id") ');
    await runner.query(
      'CREATE TABLE "task_question" ("id" varchar(26) PRIMARY KEY NOT NULL, "subject_id" varchar(26) NOT NULL, "task_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "buyer_id" varchar(26) NOT NULL, "text" varchar(1000) NOT NULL, "at" bigint NOT NULL, "answer" varchar(1000), "answered_at" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE UNIQUE INDEX "task_question_once" ON "task_question" ("worker_id", "subject_id") ');
    await runner.query('CREATE INDEX "task_question_of_subject" ON "task_question" ("subject_id", "id") ');
    await runner.query('CREATE INDEX "task_question_for_buyer" ON "task_question" ("buyer_id", "id") ');
    await runner.query(
      'CREATE TABLE "access_key" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "session_id" varchar(26) NOT NULL, "name" varchar(60) NOT NULL, "prefix" varchar(16) NOT NULL, "hash" varchar(64) NOT NULL, "scopes" varchar(200) NOT NULL, "created_at" bigint NOT NULL, "expires_at" bigint NOT NULL, "last_used_at" bigint, "spending_cap" bigint, "spent" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE UNIQUE INDEX "access_key_hash" ON "access_key" ("hash") ');
    await runner.query('CREATE INDEX "access_key_person" ON "access_key" ("person_id", "id") ');
    await runner.query(
      'CREATE TABLE "audit_entry" ("id" varchar(26) PRIMARY KEY NOT NULL, "admin_id" varchar(26) NOT NULL, "action" varchar(40) NOT NULL, "subject" varchar(40) NOT NULL, "person_id" varchar(26), "details" text NOT NULL, "at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "audit_by_admin" ON "audit_entry" ("admin_id", "id") ');
    await runner.query('CREATE INDEX "audit_of_person" ON "audit_entry" ("person_id", "id") ');
    await runner.query('CREATE INDEX "audit_of_action" ON "audit_entry" ("action", "id") ');
    await runner.query('CREATE INDEX "audit_of_day" ON "audit_entry" ("at", "id") ');
    await runner.query(
      'CREATE TABLE "rate_window" ("id" varchar(64) PRIMARY KEY NOT NULL, "used" bigint NOT NULL, "ends_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "rate_window_end" ON "rate_window" ("ends_at") ');
    await runner.query(
      'CREATE TABLE "outbox" ("id" varchar(26) PRIMARY KEY NOT NULL, "kind" varchar(40) NOT NULL, "payload" text NOT NULL, "due_at" bigint NOT NULL, "tries" bigint NOT NULL DEFAULT (0), "state" varchar(10) NOT NULL DEFAULT (\'waiting\'), "last_error" varchar(500))',
    );
    await runner.query('CREATE INDEX "outbox_of_kind" ON "outbox" ("state", "kind", "due_at", "id") ');
    await runner.query(
      'CREATE TABLE "newsletter_address" ("email" varchar(254) PRIMARY KEY NOT NULL, "at" bigint NOT NULL)',
    );
    await runner.query('CREATE TABLE "hosted_picture" ("address_hash" varchar(64) PRIMARY KEY NOT NULL)');
    await runner.query(
      'CREATE TABLE "proof_picture" ("name" varchar(38) PRIMARY KEY NOT NULL, "owner_id" varchar(26) NOT NULL, "for_all" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "proof_picture_of" ON "proof_picture" ("owner_id", "name") ');
    await runner.query(
      'CREATE TABLE "proof_upload" ("id" varchar(26) PRIMARY KEY NOT NULL, "owner_id" varchar(26) NOT NULL, "length" bigint NOT NULL, "received" bigint NOT NULL, "expires_at" bigint NOT NULL, "picture" varchar(38), CONSTRAINT "proof_upload_within" CHECK (received >= 0 AND received <= length))',
    );
    await runner.query('CREATE INDEX "proof_upload_of" ON "proof_upload" ("owner_id", "id") ');
    await runner.query('CREATE INDEX "proof_upload_until" ON "proof_upload" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "proof_piece" ("upload_id" varchar(26) NOT NULL, "begins" bigint NOT NULL, "bytes" blob NOT NULL, PRIMARY KEY ("upload_id", "begins"))',
    );
    await runner.query(
      'CREATE TABLE "proof_viewer" ("name" varchar(38) NOT NULL, "person_id" varchar(26) NOT NULL, PRIMARY KEY ("name", "person_id"))',
    );
    await runner.query(
      'CREATE TABLE "stored_picture" ("name" varchar(38) PRIMARY KEY NOT NULL, "owner_id" varchar(26) NOT NULL, "look_at" bigint NOT NULL, "leaving" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "stored_picture_due" ON "stored_picture" ("look_at") ');
    await runner.query(
      'CREATE TABLE "account" ("id" varchar(40) PRIMARY KEY NOT NULL, "balance" bigint NOT NULL, "earned" bigint NOT NULL DEFAULT (0), CONSTRAINT "account_balance_not_negative" CHECK (balance >= 0))',
    );
    await runner.query('CREATE INDEX "account_earned" ON "account" ("earned", "id") ');
    await runner.query(
      'CREATE TABLE "lien" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "owed" bigint NOT NULL, CONSTRAINT "lien_owed_not_negative" CHECK (owed >= 0))',
    );
    await runner.query('CREATE INDEX "lien_of_person" ON "lien" ("person_id", "owed") ');
    await runner.query(
      'CREATE TABLE "fee" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "account" varchar(40) NOT NULL, "percent" bigint NOT NULL, "live" bigint NOT NULL, "paid" bigint NOT NULL, CONSTRAINT "fee_live_not_negative" CHECK (live >= 0))',
    );
    await runner.query('CREATE INDEX "fee_of_buyer" ON "fee" ("buyer_id", "live") ');
    await runner.query(
      'CREATE TABLE "fee_share" ("task_id" varchar(26) PRIMARY KEY NOT NULL, "fee_id" varchar(26) NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "transfer" ("id" varchar(26) PRIMARY KEY NOT NULL, "from_account" varchar(40) NOT NULL, "to_account" varchar(40) NOT NULL, "amount" bigint NOT NULL, "kind" varchar(32) NOT NULL, "reference" varchar(80) NOT NULL, "at" bigint NOT NULL, CONSTRAINT "transfer_amount_positive" CHECK (amount > 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "transfer_event" ON "transfer" ("kind", "reference") ');
    await runner.query('CREATE INDEX "transfer_from" ON "transfer" ("from_account", "id") ');
    await runner.query('CREATE INDEX "transfer_to" ON "transfer" ("to_account", "id") ');
    await runner.query(
      'CREATE TABLE "book_day" ("number" bigint PRIMARY KEY NOT NULL, "day" varchar(10) NOT NULL, "last" varchar(26) NOT NULL, "body" text NOT NULL, "hash" varchar(64) NOT NULL, "signature" varchar(88) NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "book_day_day" ON "book_day" ("day") ');
    await runner.query('CREATE INDEX "book_day_last" ON "book_day" ("last", "number") ');
    await runner.query(
      'CREATE TABLE "book_block" ("number" bigint NOT NULL, "block" bigint NOT NULL, "last" varchar(26) NOT NULL, "hash" varchar(64) NOT NULL, "marks" text NOT NULL, PRIMARY KEY ("number", "block"))',
    );
    await runner.query('CREATE INDEX "book_block_last" ON "book_block" ("number", "last") ');
    await runner.query(
      'CREATE TABLE "book_key" ("number" bigint PRIMARY KEY NOT NULL, "id" varchar(64) NOT NULL, "public_key" varchar(44) NOT NULL, "sealed" varchar(200) NOT NULL, "salts" varchar(64) NOT NULL, "made_at" bigint NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "book_key_id" ON "book_key" ("id") ');
    await runner.query(
      'CREATE TABLE "task" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "detail" text NOT NULL, "submission_info" text NOT NULL, "image_url" varchar(2000) NOT NULL, "allowance_minutes" bigint NOT NULL DEFAULT (60), "estimated_minutes" bigint, "category" varchar(20) NOT NULL DEFAULT (\'other\'), "content_notice" varchar(10) NOT NULL DEFAULT (\'none\'), "review_days" bigint, "proof_text" varchar(1000), "proof_pictures" bigint NOT NULL DEFAULT (0), "proof_link" boolean NOT NULL DEFAULT (0), "form" mediumtext, "payable" bigint NOT NULL, "open_slots" bigint NOT NULL, "places" bigint NOT NULL, "slots_before" bigint NOT NULL, "is_full" boolean NOT NULL DEFAULT (0), "completion_date" varchar(10) NOT NULL, "closes_at" bigint, "status" varchar(10) NOT NULL, "text_version" bigint NOT NULL, "median_minutes" bigint, "review" varchar(10), "search_text" text NOT NULL, "batch_id" varchar(26), "batch_line" bigint NOT NULL DEFAULT (0), "item_slots" bigint, "control" boolean NOT NULL DEFAULT (0), "stopped" boolean NOT NULL DEFAULT (0), "spare_slots" bigint NOT NULL DEFAULT (0), "link" text, "restricted" boolean NOT NULL DEFAULT (0), CONSTRAINT "task_open_slots_not_negative" CHECK (open_slots >= 0))',
    );
    await runner.query('CREATE INDEX "task_newest" ON "task" ("batch_id", "status", "id") ');
    await runner.query('CREATE INDEX "task_by_pay" ON "task" ("batch_id", "status", "payable", "id") ');
    await runner.query('CREATE INDEX "task_free_newest" ON "task" ("batch_id", "status", "is_full", "id") ');
    await runner.query('CREATE INDEX "task_free_by_pay" ON "task" ("batch_id", "status", "is_full", "payable", "id") ');
    await runner.query('CREATE INDEX "task_of_buyer" ON "task" ("buyer_id", "batch_id", "id") ');
    await runner.query(
      'CREATE INDEX "task_of_buyer_by_date" ON "task" ("buyer_id", "batch_id", "completion_date", "id") ',
    );
    await runner.query('CREATE INDEX "task_by_date" ON "task" ("batch_id", "completion_date", "id") ');
    await runner.query('CREATE INDEX "task_nearest" ON "task" ("batch_id", "item_slots", "id", "control") ');
    await runner.query('CREATE INDEX "task_figures" ON "task" ("buyer_id", "status", "open_slots") ');
    await runner.query('CREATE INDEX "task_due" ON "task" ("status", "completion_date") ');
    await runner.query('CREATE INDEX "task_closing" ON "task" ("status", "closes_at") ');
    await runner.query(
      'CREATE TABLE "task_stream" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "payable" bigint NOT NULL, "completion_date" varchar(10) NOT NULL, "closes_at" bigint, "status" varchar(10) NOT NULL, "review" varchar(10), "items" bigint NOT NULL, "posted" bigint NOT NULL DEFAULT (0), "controls" bigint NOT NULL DEFAULT (0), "gold_rate" bigint NOT NULL DEFAULT (0), "restricted" boolean NOT NULL DEFAULT (0), "search_text" text NOT NULL)',
    );
    await runner.query('CREATE INDEX "task_stream_newest" ON "task_stream" ("status", "id") ');
    await runner.query('CREATE INDEX "task_stream_by_pay" ON "task_stream" ("status", "payable", "id") ');
    await runner.query('CREATE INDEX "task_stream_of_buyer" ON "task_stream" ("buyer_id", "id") ');
    await runner.query(
      'CREATE INDEX "task_stream_of_buyer_by_date" ON "task_stream" ("buyer_id", "completion_date", "id") ',
    );
    await runner.query('CREATE INDEX "task_stream_by_date" ON "task_stream" ("completion_date", "id") ');
    await runner.query(
      'CREATE TABLE "skipped_item" ("worker_id" varchar(26) NOT NULL, "batch_id" varchar(26) NOT NULL, "task_id" varchar(26) NOT NULL, PRIMARY KEY ("worker_id", "batch_id", "task_id"))',
    );
    await runner.query(
      'CREATE TABLE "link_secret" ("id" varchar(26) PRIMARY KEY NOT NULL, "sealed" varchar(300) NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "link_worker" ("buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "alias" varchar(26) NOT NULL, PRIMARY KEY ("buyer_id", "worker_id"))',
    );
    await runner.query('CREATE INDEX "link_worker_of_worker" ON "link_worker" ("worker_id") ');
    await runner.query(
      'CREATE TABLE "wrong_code" ("task_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "wrong" bigint NOT NULL, PRIMARY KEY ("task_id", "worker_id"))',
    );
    await runner.query(
      'CREATE TABLE "task_text" ("task_id" varchar(26) NOT NULL, "version" bigint NOT NULL, "title" varchar(200) NOT NULL, "detail" text NOT NULL, "submission_info" text NOT NULL, "proof_text" varchar(1000), "proof_pictures" bigint NOT NULL DEFAULT (0), "proof_link" boolean NOT NULL DEFAULT (0), "form" mediumtext, PRIMARY KEY ("task_id", "version"))',
    );
    await runner.query(
      'CREATE TABLE "work_time" ("task_id" varchar(26) NOT NULL, "minutes" bigint NOT NULL, "works" bigint NOT NULL, PRIMARY KEY ("task_id", "minutes"))',
    );
    await runner.query(
      'CREATE TABLE "task_batch" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "template" text NOT NULL, "form" mediumtext, "column_names" text NOT NULL, "state" varchar(10) NOT NULL, "paused" boolean NOT NULL DEFAULT (0), "tasks" bigint NOT NULL, "posted" bigint NOT NULL DEFAULT (0), "task_cost" bigint NOT NULL, "overlap" bigint NOT NULL DEFAULT (0), "overlap_min" bigint NOT NULL DEFAULT (0), "overlap_confidence" bigint NOT NULL DEFAULT (0), "overlap_field" varchar(40) NOT NULL DEFAULT (\'\'), "gold_column" varchar(60) NOT NULL DEFAULT (\'\'), "gold_field" varchar(40) NOT NULL DEFAULT (\'\'), "gold_rate" bigint NOT NULL DEFAULT (0), "controls" bigint NOT NULL DEFAULT (0), "closed_coins" bigint NOT NULL DEFAULT (0), "created_at" bigint NOT NULL, "ended_at" bigint NOT NULL DEFAULT (0), CONSTRAINT "task_batch_posted_in_bounds" CHECK (posted >= 0 AND posted <= tasks))',
    );
    await runner.query('CREATE INDEX "task_batch_of_buyer" ON "task_batch" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "task_batch_due" ON "task_batch" ("state", "id") ');
    await runner.query(
      'CREATE TABLE "task_batch_row" ("batch_id" varchar(26) NOT NULL, "number" bigint NOT NULL, "line" bigint NOT NULL, "task_id" varchar(26) NOT NULL, "cells" text NOT NULL, "control" boolean NOT NULL DEFAULT (0), "picture" varchar(2000), PRIMARY KEY ("batch_id", "number"))',
    );
    await runner.query('CREATE UNIQUE INDEX "task_batch_row_task" ON "task_batch_row" ("task_id") ');
    await runner.query(
      'CREATE TABLE "picture_set" ("id" varchar(26) PRIMARY KEY NOT NULL, "owner_id" varchar(26) NOT NULL, "state" varchar(10) NOT NULL, "length" bigint NOT NULL, "received" bigint NOT NULL, "total" bigint NOT NULL DEFAULT (0), "kept" bigint NOT NULL DEFAULT (0), "failed" bigint NOT NULL DEFAULT (0), "inflated" bigint NOT NULL DEFAULT (0), "expires_at" bigint NOT NULL, CONSTRAINT "picture_set_within" CHECK (received >= 0 AND received <= length))',
    );
    await runner.query('CREATE INDEX "picture_set_of" ON "picture_set" ("owner_id", "id") ');
    await runner.query('CREATE INDEX "picture_set_due" ON "picture_set" ("state", "id") ');
    await runner.query('CREATE INDEX "picture_set_until" ON "picture_set" ("state", "expires_at") ');
    await runner.query(
      'CREATE TABLE "picture_set_piece" ("set_id" varchar(26) NOT NULL, "begins" bigint NOT NULL, "bytes" blob NOT NULL, PRIMARY KEY ("set_id", "begins"))',
    );
    await runner.query(
      'CREATE TABLE "picture_set_item" ("set_id" varchar(26) NOT NULL, "number" bigint NOT NULL, "line" bigint, "name" varchar(2000) NOT NULL, "place" varchar(60), "done" boolean NOT NULL DEFAULT (0), "address" varchar(2000), "code" varchar(40), "message" varchar(2000), PRIMARY KEY ("set_id", "number"))',
    );
    await runner.query('CREATE INDEX "picture_set_item_waiting" ON "picture_set_item" ("set_id", "done", "number") ');
    await runner.query(
      'CREATE TABLE "agreement_item" ("task_id" varchar(26) PRIMARY KEY NOT NULL, "set_id" varchar(26) NOT NULL, "number" bigint NOT NULL, "control" boolean NOT NULL DEFAULT (0), "label" varchar(100) NOT NULL DEFAULT (\'\'), "released" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "agreement_item_of_set" ON "agreement_item" ("set_id", "released") ');
    await runner.query(
      'CREATE TABLE "agreement_set" ("set_id" varchar(26) PRIMARY KEY NOT NULL, "field" varchar(40) NOT NULL, "at_least" bigint NOT NULL, "at_most" bigint NOT NULL, "confidence" bigint NOT NULL, "options" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "agreement_answer" ("task_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "set_id" varchar(26) NOT NULL, "number" bigint NOT NULL, "given" text NOT NULL, "value" varchar(100) NOT NULL DEFAULT (\'\'), "rejected" boolean NOT NULL DEFAULT (0), "revision" bigint NOT NULL DEFAULT (1), PRIMARY KEY ("task_id", "worker_id"))',
    );
    await runner.query(
      'CREATE INDEX "agreement_answer_of_set" ON "agreement_answer" ("set_id", "number", "worker_id", "revision") ',
    );
    await runner.query(
      'CREATE INDEX "agreement_answer_of_worker" ON "agreement_answer" ("worker_id", "set_id", "task_id", "value") ',
    );
    await runner.query(
      'CREATE TABLE "review_brake" ("buyer_id" varchar(26) PRIMARY KEY NOT NULL, "since" bigint NOT NULL, "lifted_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "review_brake_on" ON "review_brake" ("lifted_at", "since") ');
    await runner.query(
      'CREATE TABLE "claim" ("id" varchar(26) PRIMARY KEY NOT NULL, "task_id" varchar(26) NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "reward" bigint NOT NULL, "since" bigint NOT NULL DEFAULT (0), "until" bigint NOT NULL, "state" varchar(10) NOT NULL, "live" varchar(53), "batch_id" varchar(26), "submission_id" varchar(26))',
    );
    await runner.query('CREATE UNIQUE INDEX "claim_live" ON "claim" ("live") ');
    await runner.query('CREATE INDEX "claim_of_worker" ON "claim" ("worker_id", "state", "until") ');
    await runner.query('CREATE INDEX "claim_for_buyer" ON "claim" ("buyer_id", "state") ');
    await runner.query('CREATE INDEX "claim_due" ON "claim" ("state", "until") ');
    await runner.query('CREATE INDEX "claim_of_batch" ON "claim" ("batch_id", "state") ');
    await runner.query(
      'CREATE TABLE "dispute" ("id" varchar(26) PRIMARY KEY NOT NULL, "submission_id" varchar(26) NOT NULL, "task_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "reward" bigint NOT NULL, "cover" varchar(10) NOT NULL, "state" varchar(10) NOT NULL, "outcome" varchar(20), "statement" varchar(2000) NOT NULL, "pictures" text NOT NULL, "answer" varchar(2000), "reason" varchar(1000), "opened_at" bigint NOT NULL, "answer_by" bigint NOT NULL, "decide_by" bigint NOT NULL, "answered_at" bigint NOT NULL, "conceded_at" bigint NOT NULL DEFAULT (0), "decided_at" bigint NOT NULL, "worker_supporter_id" varchar(26), "buyer_supporter_id" varchar(26))',
    );
    await runner.query('CREATE UNIQUE INDEX "dispute_once" ON "dispute" ("submission_id") ');
    await runner.query('CREATE INDEX "dispute_of_worker_supporter" ON "dispute" ("worker_supporter_id") ');
    await runner.query('CREATE INDEX "dispute_of_buyer_supporter" ON "dispute" ("buyer_supporter_id") ');
    await runner.query('CREATE INDEX "dispute_of_worker" ON "dispute" ("worker_id", "id") ');
    await runner.query('CREATE INDEX "dispute_for_buyer" ON "dispute" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "dispute_for_admin" ON "dispute" ("decided_at", "decide_by", "id") ');
    await runner.query('CREATE TABLE "goodwill" ("month" varchar(7) PRIMARY KEY NOT NULL, "coins" bigint NOT NULL)');
    await runner.query(
      'CREATE TABLE "submission" ("id" varchar(26) PRIMARY KEY NOT NULL, "task_id" varchar(26) NOT NULL, "task_title" varchar(200) NOT NULL, "text_version" bigint NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "reward" bigint NOT NULL, "detail" text NOT NULL, "search_text" text, "pictures" text, "answers" mediumtext, "version" bigint NOT NULL DEFAULT (1), "status" varchar(10) NOT NULL, "reason" varchar(1000) NOT NULL, "reason_code" varchar(20), "turn" varchar(10) NOT NULL DEFAULT (\'buyer\'), "review_days" bigint, "due_at" bigint, "changes_note" varchar(1000), "changes_at" bigint NOT NULL DEFAULT (0), "sent_at" bigint NOT NULL, "decided_at" bigint NOT NULL, "decided_by" varchar(10), "counted" boolean NOT NULL DEFAULT (0), "concealed" boolean NOT NULL DEFAULT (0), "batch_id" varchar(26), "control" boolean NOT NULL DEFAULT (0), "code" varchar(200))',
    );
    await runner.query('CREATE UNIQUE INDEX "submission_once" ON "submission" ("task_id", "worker_id") ');
    await runner.query('CREATE INDEX "submission_of_worker" ON "submission" ("worker_id", "id") ');
    await runner.query(
      'CREATE INDEX "submission_earned" ON "submission" ("worker_id", "status", "decided_at", "id", "reward") ',
    );
    await runner.query('CREATE INDEX "submission_for_buyer" ON "submission" ("buyer_id", "decided_at", "id") ');
    await runner.query(
      'CREATE INDEX "submission_for_task" ON "submission" ("buyer_id", "task_id", "decided_at", "id", "status") ',
    );
    await runner.query('CREATE INDEX "submission_due" ON "submission" ("status", "due_at", "sent_at") ');
    await runner.query(
      'CREATE INDEX "submission_of_batch" ON "submission" ("batch_id", "worker_id", "status", "reward", "control") ',
    );
    await runner.query(
      'CREATE TABLE "bonus" ("id" varchar(26) PRIMARY KEY NOT NULL, "submission_id" varchar(26) NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "reason" text NOT NULL, "at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "bonus_of_submission" ON "bonus" ("submission_id", "id") ');
    await runner.query(
      'CREATE TABLE "submission_version" ("submission_id" varchar(26) NOT NULL, "version" bigint NOT NULL, "detail" text NOT NULL, "pictures" text, "answers" mediumtext, "sent_at" bigint NOT NULL, PRIMARY KEY ("submission_id", "version"))',
    );
    await runner.query(
      'CREATE TABLE "record" ("person_id" varchar(26) NOT NULL, "side" varchar(6) NOT NULL, "accepted" bigint NOT NULL DEFAULT (0), "rejected" bigint NOT NULL DEFAULT (0), "silent" bigint NOT NULL DEFAULT (0), "disputes" bigint NOT NULL DEFAULT (0), "hours_1" bigint NOT NULL DEFAULT (0), "hours_2" bigint NOT NULL DEFAULT (0), "hours_4" bigint NOT NULL DEFAULT (0), "hours_8" bigint NOT NULL DEFAULT (0), "hours_12" bigint NOT NULL DEFAULT (0), "hours_24" bigint NOT NULL DEFAULT (0), "hours_36" bigint NOT NULL DEFAULT (0), "hours_48" bigint NOT NULL DEFAULT (0), "hours_72" bigint NOT NULL DEFAULT (0), "hours_96" bigint NOT NULL DEFAULT (0), "hours_120" bigint NOT NULL DEFAULT (0), "hours_168" bigint NOT NULL DEFAULT (0), "hours_336" bigint NOT NULL DEFAULT (0), "hours_720" bigint NOT NULL DEFAULT (0), PRIMARY KEY ("person_id", "side"))',
    );
    await runner.query(
      'CREATE TABLE "record_pair" ("buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "month" varchar(7) NOT NULL, "judged" bigint NOT NULL, PRIMARY KEY ("buyer_id", "worker_id", "month"))',
    );
    await runner.query('CREATE INDEX "record_pair_month" ON "record_pair" ("month") ');
    await runner.query(
      'CREATE TABLE "withdrawal" ("id" varchar(26) PRIMARY KEY NOT NULL, "worker_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "payment_system" varchar(20) NOT NULL, "account_number" varchar(500) NOT NULL, "account_number_masked" varchar(20) NOT NULL, "account_hash" varchar(64) NOT NULL, "payable_from" bigint, "status" varchar(10) NOT NULL, "asked_at" bigint NOT NULL, "decided_at" bigint NOT NULL, "state" varchar(10), "reference" varchar(100), "reason" varchar(500), "at" bigint NOT NULL DEFAULT (0), "due" bigint NOT NULL DEFAULT (0), "batch_id" varchar(26) NOT NULL DEFAULT (\'\'), "look_at" bigint NOT NULL DEFAULT (0), "submitted_at" bigint NOT NULL DEFAULT (0), "doubt" varchar(20), "taken_at" bigint NOT NULL DEFAULT (0), "sent_at" bigint NOT NULL DEFAULT (0), CONSTRAINT "withdrawal_coins_positive" CHECK (coins > 0))',
    );
    await runner.query('CREATE INDEX "withdrawal_of_worker" ON "withdrawal" ("worker_id", "id") ');
    await runner.query('CREATE INDEX "withdrawal_for_admin" ON "withdrawal" ("decided_at", "id") ');
    await runner.query('CREATE INDEX "withdrawal_to_account" ON "withdrawal" ("account_hash", "worker_id") ');
    await runner.query('CREATE INDEX "payout_due" ON "withdrawal" ("state", "due", "id") ');
    await runner.query('CREATE INDEX "payout_ended" ON "withdrawal" ("state", "at", "id", "coins", "cents") ');
    await runner.query(
      'CREATE INDEX "payout_to_take" ON "withdrawal" ("state", "payment_system", "batch_id", "due", "id") ',
    );
    await runner.query('CREATE INDEX "payout_to_look_at" ON "withdrawal" ("batch_id", "state", "look_at", "id") ');
    await runner.query('CREATE UNIQUE INDEX "payout_reference" ON "withdrawal" ("payment_system", "reference") ');
    await runner.query(
      'CREATE TABLE "payout_account" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "payment_system" varchar(20) NOT NULL, "account_number" varchar(500) NOT NULL, "account_number_masked" varchar(20) NOT NULL, "account_hash" varchar(64) NOT NULL, "saved_at" bigint NOT NULL, "payable_from" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "payout_account_of_person" ON "payout_account" ("person_id", "id") ');
    await runner.query('CREATE INDEX "payout_account_shared" ON "payout_account" ("account_hash", "person_id") ');
    await runner.query(
      'CREATE TABLE "saved_filter" ("id" varchar(26) PRIMARY KEY NOT NULL, "worker_id" varchar(26) NOT NULL, "name" varchar(60) NOT NULL, "search" varchar(100) NOT NULL, "category" varchar(20), "min_pay" bigint, "max_minutes" bigint, "saved_at" bigint NOT NULL, "seen" varchar(26) NOT NULL, "next_look_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "saved_filter_of_worker" ON "saved_filter" ("worker_id", "id") ');
    await runner.query('CREATE INDEX "saved_filter_due" ON "saved_filter" ("next_look_at", "id") ');
    await runner.query(
      'CREATE TABLE "task_template" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "name" varchar(60) NOT NULL, "form" mediumtext NOT NULL, "saved_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "task_template_of_buyer" ON "task_template" ("buyer_id", "id") ');
    await runner.query(
      'CREATE TABLE "kept_key" ("name" varchar(40) PRIMARY KEY NOT NULL, "sealed" varchar(500) NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "payout_batch" ("id" varchar(26) PRIMARY KEY NOT NULL, "rail" varchar(20) NOT NULL, "admin_id" varchar(26) NOT NULL, "taken_at" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "worker_group" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "name" varchar(200) NOT NULL, "of_test" boolean NOT NULL DEFAULT (0), "members" bigint NOT NULL DEFAULT (0), "invitation_hash" varchar(64), "invitation_until" bigint NOT NULL DEFAULT (0), "created_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "worker_group_of_buyer" ON "worker_group" ("buyer_id", "id") ');
    await runner.query('CREATE UNIQUE INDEX "worker_group_invitation" ON "worker_group" ("invitation_hash") ');
    await runner.query(
      'CREATE TABLE "worker_group_member" ("group_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "source" varchar(10) NOT NULL, "added_at" bigint NOT NULL, PRIMARY KEY ("group_id", "worker_id"))',
    );
    await runner.query('CREATE INDEX "worker_group_member_worker" ON "worker_group_member" ("worker_id") ');
    await runner.query(
      'CREATE TABLE "task_audience" ("subject_id" varchar(26) NOT NULL, "group_id" varchar(26) NOT NULL, "group_use" varchar(10) NOT NULL, "completion_date" varchar(10) NOT NULL, PRIMARY KEY ("subject_id", "group_id"))',
    );
    await runner.query('CREATE INDEX "task_audience_of_group" ON "task_audience" ("group_id", "completion_date") ');
    await runner.query(
      'CREATE TABLE "worker_test" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "form" text NOT NULL, "known" text NOT NULL, "pass" bigint NOT NULL, "places" bigint NOT NULL, "open_places" bigint NOT NULL, "payable" bigint NOT NULL, "again_after_days" bigint NOT NULL, "state" varchar(10) NOT NULL, "tried" bigint NOT NULL DEFAULT (0), "passed" bigint NOT NULL DEFAULT (0), "created_at" bigint NOT NULL, CONSTRAINT "worker_test_open_places_not_negative" CHECK (open_places >= 0))',
    );
    await runner.query('CREATE INDEX "worker_test_of_buyer" ON "worker_test" ("buyer_id", "id") ');
    await runner.query(
      'CREATE TABLE "worker_test_attempt" ("id" varchar(26) PRIMARY KEY NOT NULL, "test_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "correct" bigint NOT NULL, "passed" boolean NOT NULL DEFAULT (0), "at" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE INDEX "worker_test_attempt_of" ON "worker_test_attempt" ("test_id", "worker_id", "id") ',
    );
    await runner.query('CREATE INDEX "worker_test_attempt_worker" ON "worker_test_attempt" ("worker_id") ');
    await runner.query(
      'CREATE TABLE "report" ("id" varchar(26) PRIMARY KEY NOT NULL, "reporter_id" varchar(26) NOT NULL, "kind" varchar(20) NOT NULL, "about" varchar(20) NOT NULL, "about_id" varchar(26) NOT NULL, "text" text NOT NULL, "at" bigint NOT NULL, "decided_at" bigint NOT NULL DEFAULT (0), "decided_by" varchar(26), "outcome" varchar(20), "answer" text)',
    );
    await runner.query('CREATE INDEX "report_queue" ON "report" ("decided_at", "id") ');
    await runner.query('CREATE INDEX "report_of_person" ON "report" ("reporter_id", "id") ');
    await runner.query(
      'CREATE TABLE "purchase" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "transaction_id" varchar(8) NOT NULL, "state" varchar(10) NOT NULL, "made_at" bigint NOT NULL, "settled_at" bigint NOT NULL, "checkout_session" varchar(200), "checkout_url" varchar(2000), "request_key" varchar(64), "payment" varchar(200), CONSTRAINT "purchase_coins_positive" CHECK (coins > 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "purchase_transaction" ON "purchase" ("transaction_id") ');
    await runner.query('CREATE UNIQUE INDEX "purchase_request" ON "purchase" ("request_key") ');
    await runner.query('CREATE INDEX "purchase_payment" ON "purchase" ("payment") ');
    await runner.query('CREATE INDEX "purchase_of_buyer" ON "purchase" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "purchase_paid" ON "purchase" ("buyer_id", "state", "cents") ');
    await runner.query('CREATE INDEX "purchase_sales" ON "purchase" ("state", "settled_at", "coins", "cents") ');
    await runner.query(
      'CREATE TABLE "payment_case" ("id" varchar(26) PRIMARY KEY NOT NULL, "subject" varchar(210) NOT NULL, "kind" varchar(10) NOT NULL, "reason" varchar(10) NOT NULL, "payment" varchar(200) NOT NULL, "cents" bigint NOT NULL, "currency" varchar(8) NOT NULL, "purchase_id" varchar(26), "frozen" bigint NOT NULL, "at" bigint NOT NULL, "done_at" bigint NOT NULL, CONSTRAINT "payment_case_frozen_not_negative" CHECK (frozen >= 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "payment_case_subject" ON "payment_case" ("subject") ');
    await runner.query('CREATE INDEX "payment_case_payment" ON "payment_case" ("payment") ');
    await runner.query('CREATE INDEX "payment_case_purchase" ON "payment_case" ("purchase_id", "frozen") ');
    await runner.query('CREATE INDEX "payment_case_open" ON "payment_case" ("done_at", "id") ');
    await runner.query(
      'CREATE TABLE "notification" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "code" varchar(60) NOT NULL, "params" text NOT NULL, "message" text NOT NULL, "at" bigint NOT NULL, "seen" boolean NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "notification_of_person" ON "notification" ("person_id", "seen", "id") ');
    await runner.query(
      'CREATE TABLE "mail_standing" ("person_id" varchar(26) PRIMARY KEY NOT NULL, "pace" varchar(10) NOT NULL, "off" varchar(100) NOT NULL, "since" varchar(26) NOT NULL, "due_at" bigint NOT NULL, "sent_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "mail_standing_due" ON "mail_standing" ("due_at", "person_id") ');
    await runner.query(
      'CREATE TABLE "mail_place" ("name" varchar(20) PRIMARY KEY NOT NULL, "place" varchar(26) NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "answered_request" ("id" varchar(64) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL DEFAULT (\'\'), "fingerprint" varchar(64) NOT NULL, "answer" mediumtext NOT NULL, "claimed_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "answered_request_age" ON "answered_request" ("claimed_at") ');
    await runner.query('CREATE INDEX "answered_request_person" ON "answered_request" ("person_id") ');
    await runner.query(
      'CREATE TABLE "job_lease" ("name" varchar(40) PRIMARY KEY NOT NULL, "holder" varchar(26) NOT NULL, "until" bigint NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "survey" ("name" varchar(40) PRIMARY KEY NOT NULL, "progress" text, "result" text, "ended_at" bigint NOT NULL DEFAULT (0), "spent" bigint NOT NULL DEFAULT (0), "asked" bigint NOT NULL DEFAULT (0), "answered" bigint NOT NULL DEFAULT (0), "version" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query(
      'CREATE TABLE "webhook_endpoint" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "session_id" varchar(26), "url" varchar(2000) NOT NULL, "events" varchar(300) NOT NULL, "secret" varchar(200) NOT NULL, "former_secret" varchar(200), "former_until" bigint NOT NULL, "state" varchar(3) NOT NULL, "failing_since" bigint, "created_at" bigint NOT NULL, "person_served_at" bigint NOT NULL DEFAULT (0), "served_at" bigint NOT NULL DEFAULT (0))',
    );
    await runner.query('CREATE INDEX "webhook_endpoint_person" ON "webhook_endpoint" ("person_id", "id") ');
    await runner.query(
      'CREATE INDEX "webhook_endpoint_turn" ON "webhook_endpoint" ("person_served_at", "served_at", "id") ',
    );
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
    await runner.query('DROP INDEX "webhook_endpoint_turn"');
    await runner.query('DROP INDEX "webhook_endpoint_person"');
    await runner.query('DROP TABLE "webhook_endpoint"');
    await runner.query('DROP TABLE "survey"');
    await runner.query('DROP TABLE "job_lease"');
    await runner.query('DROP INDEX "answered_request_person"');
    await runner.query('DROP INDEX "answered_request_age"');
    await runner.query('DROP TABLE "answered_request"');
    await runner.query('DROP TABLE "mail_place"');
    await runner.query('DROP INDEX "mail_standing_due"');
    await runner.query('DROP TABLE "mail_standing"');
    await runner.query('DROP INDEX "notification_of_person"');
    await runner.query('DROP TABLE "notification"');
    await runner.query('DROP INDEX "payment_case_open"');
    await runner.query('DROP INDEX "payment_case_purchase"');
    await runner.query('DROP INDEX "payment_case_payment"');
    await runner.query('DROP INDEX "payment_case_subject"');
    await runner.query('DROP TABLE "payment_case"');
    await runner.query('DROP INDEX "purchase_sales"');
    await runner.query('DROP INDEX "purchase_paid"');
    await runner.query('DROP INDEX "purchase_of_buyer"');
    await runner.query('DROP INDEX "purchase_payment"');
    await runner.query('DROP INDEX "purchase_request"');
    await runner.query('DROP INDEX "purchase_transaction"');
    await runner.query('DROP TABLE "purchase"');
    await runner.query('DROP INDEX "task_audience_of_group"');
    await runner.query('DROP TABLE "task_audience"');
    await runner.query('DROP INDEX "worker_group_member_worker"');
    await runner.query('DROP TABLE "worker_group_member"');
    await runner.query('DROP INDEX "worker_group_invitation"');
    await runner.query('DROP INDEX "worker_group_of_buyer"');
    await runner.query('DROP TABLE "worker_group"');
    await runner.query('DROP INDEX "worker_test_attempt_worker"');
    await runner.query('DROP INDEX "worker_test_attempt_of"');
    await runner.query('DROP TABLE "worker_test_attempt"');
    await runner.query('DROP INDEX "worker_test_of_buyer"');
    await runner.query('DROP TABLE "worker_test"');
    await runner.query('DROP INDEX "report_of_person"');
    await runner.query('DROP INDEX "report_queue"');
    await runner.query('DROP TABLE "report"');
    await runner.query('DROP TABLE "payout_batch"');
    await runner.query('DROP TABLE "kept_key"');
    await runner.query('DROP INDEX "task_template_of_buyer"');
    await runner.query('DROP TABLE "task_template"');
    await runner.query('DROP INDEX "saved_filter_due"');
    await runner.query('DROP INDEX "saved_filter_of_worker"');
    await runner.query('DROP TABLE "saved_filter"');
    await runner.query('DROP INDEX "payout_account_shared"');
    await runner.query('DROP INDEX "payout_account_of_person"');
    await runner.query('DROP TABLE "payout_account"');
    await runner.query('DROP INDEX "payout_reference"');
    await runner.query('DROP INDEX "payout_to_look_at"');
    await runner.query('DROP INDEX "payout_to_take"');
    await runner.query('DROP INDEX "payout_ended"');
    await runner.query('DROP INDEX "payout_due"');
    await runner.query('DROP INDEX "withdrawal_to_account"');
    await runner.query('DROP INDEX "withdrawal_for_admin"');
    await runner.query('DROP INDEX "withdrawal_of_worker"');
    await runner.query('DROP TABLE "withdrawal"');
    await runner.query('DROP INDEX "record_pair_month"');
    await runner.query('DROP TABLE "record_pair"');
    await runner.query('DROP TABLE "record"');
    await runner.query('DROP TABLE "submission_version"');
    await runner.query('DROP INDEX "submission_of_batch"');
    await runner.query('DROP INDEX "bonus_of_submission"');
    await runner.query('DROP TABLE "bonus"');
    await runner.query('DROP INDEX "submission_due"');
    await runner.query('DROP INDEX "submission_for_task"');
    await runner.query('DROP INDEX "submission_for_buyer"');
    await runner.query('DROP INDEX "submission_earned"');
    await runner.query('DROP INDEX "submission_of_worker"');
    await runner.query('DROP INDEX "submission_once"');
    await runner.query('DROP TABLE "submission"');
    await runner.query('DROP TABLE "goodwill"');
    await runner.query('DROP INDEX "dispute_for_admin"');
    await runner.query('DROP INDEX "dispute_for_buyer"');
    await runner.query('DROP INDEX "dispute_of_worker"');
    await runner.query('DROP INDEX "dispute_of_buyer_supporter"');
    await runner.query('DROP INDEX "dispute_of_worker_supporter"');
    await runner.query('DROP INDEX "dispute_once"');
    await runner.query('DROP TABLE "dispute"');
    await runner.query('DROP INDEX "claim_of_batch"');
    await runner.query('DROP INDEX "claim_due"');
    await runner.query('DROP INDEX "claim_for_buyer"');
    await runner.query('DROP INDEX "claim_of_worker"');
    await runner.query('DROP INDEX "claim_live"');
    await runner.query('DROP TABLE "claim"');
    await runner.query('DROP INDEX "review_brake_on"');
    await runner.query('DROP TABLE "review_brake"');
    await runner.query('DROP INDEX "agreement_answer_of_worker"');
    await runner.query('DROP INDEX "agreement_answer_of_set"');
    await runner.query('DROP TABLE "agreement_answer"');
    await runner.query('DROP TABLE "agreement_set"');
    await runner.query('DROP INDEX "agreement_item_of_set"');
    await runner.query('DROP TABLE "agreement_item"');
    await runner.query('DROP INDEX "picture_set_item_waiting"');
    await runner.query('DROP TABLE "picture_set_item"');
    await runner.query('DROP TABLE "picture_set_piece"');
    await runner.query('DROP INDEX "picture_set_until"');
    await runner.query('DROP INDEX "picture_set_due"');
    await runner.query('DROP INDEX "picture_set_of"');
    await runner.query('DROP TABLE "picture_set"');
    await runner.query('DROP INDEX "task_batch_row_task"');
    await runner.query('DROP TABLE "task_batch_row"');
    await runner.query('DROP INDEX "task_batch_due"');
    await runner.query('DROP INDEX "task_batch_of_buyer"');
    await runner.query('DROP TABLE "task_batch"');
    await runner.query('DROP TABLE "work_time"');
    await runner.query('DROP TABLE "skipped_item"');
    await runner.query('DROP INDEX "task_stream_by_date"');
    await runner.query('DROP INDEX "task_stream_of_buyer_by_date"');
    await runner.query('DROP INDEX "task_stream_of_buyer"');
    await runner.query('DROP INDEX "task_stream_by_pay"');
    await runner.query('DROP INDEX "task_stream_newest"');
    await runner.query('DROP TABLE "task_stream"');
    await runner.query('DROP TABLE "wrong_code"');
    await runner.query('DROP INDEX "link_worker_of_worker"');
    await runner.query('DROP TABLE "link_worker"');
    await runner.query('DROP TABLE "link_secret"');
    await runner.query('DROP TABLE "task_text"');
    await runner.query('DROP INDEX "task_closing"');
    await runner.query('DROP INDEX "task_due"');
    await runner.query('DROP INDEX "task_nearest"');
    await runner.query('DROP INDEX "task_figures"');
    await runner.query('DROP INDEX "task_by_date"');
    await runner.query('DROP INDEX "task_of_buyer_by_date"');
    await runner.query('DROP INDEX "task_of_buyer"');
    await runner.query('DROP INDEX "task_free_by_pay"');
    await runner.query('DROP INDEX "task_free_newest"');
    await runner.query('DROP INDEX "task_by_pay"');
    await runner.query('DROP INDEX "task_newest"');
    await runner.query('DROP TABLE "task"');
    await runner.query('DROP INDEX "book_key_id"');
    await runner.query('DROP TABLE "book_key"');
    await runner.query('DROP INDEX "book_block_last"');
    await runner.query('DROP TABLE "book_block"');
    await runner.query('DROP INDEX "book_day_last"');
    await runner.query('DROP INDEX "book_day_day"');
    await runner.query('DROP TABLE "book_day"');
    await runner.query('DROP INDEX "transfer_to"');
    await runner.query('DROP INDEX "transfer_from"');
    await runner.query('DROP INDEX "transfer_event"');
    await runner.query('DROP TABLE "transfer"');
    await runner.query('DROP TABLE "fee_share"');
    await runner.query('DROP INDEX "fee_of_buyer"');
    await runner.query('DROP TABLE "fee"');
    await runner.query('DROP INDEX "lien_of_person"');
    await runner.query('DROP TABLE "lien"');
    await runner.query('DROP INDEX "account_earned"');
    await runner.query('DROP TABLE "account"');
    await runner.query('DROP INDEX "stored_picture_due"');
    await runner.query('DROP TABLE "stored_picture"');
    await runner.query('DROP TABLE "proof_viewer"');
    await runner.query('DROP TABLE "proof_piece"');
    await runner.query('DROP INDEX "proof_upload_until"');
    await runner.query('DROP INDEX "proof_upload_of"');
    await runner.query('DROP TABLE "proof_upload"');
    await runner.query('DROP INDEX "proof_picture_of"');
    await runner.query('DROP TABLE "proof_picture"');
    await runner.query('DROP TABLE "hosted_picture"');
    await runner.query('DROP TABLE "newsletter_address"');
    await runner.query('DROP INDEX "outbox_of_kind"');
    await runner.query('DROP TABLE "outbox"');
    await runner.query('DROP INDEX "rate_window_end"');
    await runner.query('DROP TABLE "rate_window"');
    await runner.query('DROP INDEX "audit_of_day"');
    await runner.query('DROP INDEX "audit_of_action"');
    await runner.query('DROP INDEX "audit_of_person"');
    await runner.query('DROP INDEX "audit_by_admin"');
    await runner.query('DROP TABLE "audit_entry"');
    await runner.query('DROP INDEX "access_key_person"');
    await runner.query('DROP INDEX "access_key_hash"');
    await runner.query('DROP TABLE "access_key"');
    await runner.query('DROP INDEX "task_question_for_buyer"');
    await runner.query('DROP INDEX "task_question_of_subject"');
    await runner.query('DROP INDEX "task_question_once"');
    await runner.query('DROP TABLE "task_question"');
    await runner.query('DROP INDEX "dispute_message_of_author"');
    await runner.query('DROP INDEX "dispute_message_of_dispute"');
    await runner.query('DROP TABLE "dispute_message"');
    await runner.query('DROP TABLE "terms_consent"');
    await runner.query('DROP TABLE "terms_version"');
    await runner.query('DROP TABLE "second_factor"');
    await runner.query('DROP INDEX "recovery_code_identity"');
    await runner.query('DROP TABLE "recovery_code"');
    await runner.query('DROP TABLE "welcomed_address"');
    await runner.query('DROP INDEX "verification_token_expiry"');
    await runner.query('DROP INDEX "verification_token_identity"');
    await runner.query('DROP TABLE "verification_token"');
    await runner.query('DROP INDEX "reset_token_expiry"');
    await runner.query('DROP INDEX "reset_token_identity"');
    await runner.query('DROP TABLE "reset_token"');
    await runner.query('DROP INDEX "session_expiry"');
    await runner.query('DROP INDEX "session_person"');
    await runner.query('DROP TABLE "session"');
    await runner.query('DROP INDEX "session_end_expiry"');
    await runner.query('DROP TABLE "session_end"');
    await runner.query('DROP INDEX "suspension_removal"');
    await runner.query('DROP INDEX "suspension_objection"');
    await runner.query('DROP INDEX "suspension_of_person"');
    await runner.query('DROP TABLE "suspension"');
    await runner.query('DROP INDEX "person_joined"');
    await runner.query('DROP INDEX "person_role"');
    await runner.query('DROP INDEX "person_email"');
    await runner.query('DROP TABLE "person"');
    await runner.query('DROP INDEX "identity_oidc"');
    await runner.query('DROP INDEX "identity_google"');
    await runner.query('DROP INDEX "identity_email"');
    await runner.query('DROP TABLE "identity"');
  }
}
