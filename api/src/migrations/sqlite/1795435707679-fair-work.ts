import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class FairWork1795435707679 implements MigrationInterface {
  readonly name = 'FairWork1795435707679';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "review_brake" ("buyer_id" varchar(26) PRIMARY KEY NOT NULL, "since" bigint NOT NULL, "lifted_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "review_brake_on" ON "review_brake" ("lifted_at", "since") ');
    await runner.query(
      'CREATE TABLE "dispute" ("id" varchar(26) PRIMARY KEY NOT NULL, "submission_id" varchar(26) NOT NULL, "task_id" varchar(26) NOT NULL, "title" varchar(200) NOT NULL, "buyer_id" varchar(26) NOT NULL, "worker_id" varchar(26) NOT NULL, "reward" bigint NOT NULL, "cover" varchar(10) NOT NULL, "state" varchar(10) NOT NULL, "outcome" varchar(20), "statement" varchar(2000) NOT NULL, "pictures" text NOT NULL, "answer" varchar(2000), "reason" varchar(1000), "opened_at" bigint NOT NULL, "answer_by" bigint NOT NULL, "decide_by" bigint NOT NULL, "answered_at" bigint NOT NULL, "decided_at" bigint NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "dispute_once" ON "dispute" ("submission_id") ');
    await runner.query('CREATE INDEX "dispute_of_worker" ON "dispute" ("worker_id", "id") ');
    await runner.query('CREATE INDEX "dispute_for_buyer" ON "dispute" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "dispute_for_admin" ON "dispute" ("decided_at", "decide_by", "id") ');
    await runner.query('CREATE TABLE "goodwill" ("month" varchar(7) PRIMARY KEY NOT NULL, "coins" bigint NOT NULL)');
    await runner.query(
      'CREATE TABLE "submission_version" ("submission_id" varchar(26) NOT NULL, "version" bigint NOT NULL, "detail" text NOT NULL, "pictures" text, "sent_at" bigint NOT NULL, PRIMARY KEY ("submission_id", "version"))',
    );
    await runner.query('ALTER TABLE "task" ADD COLUMN "category" varchar(20) NOT NULL DEFAULT (\'other\')');
    await runner.query('ALTER TABLE "task" ADD COLUMN "review_days" bigint');
    await runner.query('ALTER TABLE "task" ADD COLUMN "proof_text" varchar(1000)');
    await runner.query('ALTER TABLE "task" ADD COLUMN "proof_pictures" bigint NOT NULL DEFAULT (0)');
    await runner.query('ALTER TABLE "task" ADD COLUMN "proof_link" boolean NOT NULL DEFAULT (0)');
    await runner.query('ALTER TABLE "task_text" ADD COLUMN "proof_text" varchar(1000)');
    await runner.query('ALTER TABLE "task_text" ADD COLUMN "proof_pictures" bigint NOT NULL DEFAULT (0)');
    await runner.query('ALTER TABLE "task_text" ADD COLUMN "proof_link" boolean NOT NULL DEFAULT (0)');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "pictures" text');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "version" bigint NOT NULL DEFAULT (1)');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "turn" varchar(10) NOT NULL DEFAULT (\'buyer\')');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "review_days" bigint');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "due_at" bigint');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "changes_note" varchar(1000)');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "changes_at" bigint NOT NULL DEFAULT (0)');
    await runner.query('ALTER TABLE "submission" ADD COLUMN "decided_by" varchar(10)');
    await runner.query('DROP INDEX "submission_overdue"');
    await runner.query('CREATE INDEX "submission_due" ON "submission" ("status", "due_at", "sent_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "submission_due"');
    await runner.query('CREATE INDEX "submission_overdue" ON "submission" ("status", "sent_at") ');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "decided_by"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "changes_at"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "changes_note"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "due_at"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "review_days"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "turn"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "version"');
    await runner.query('ALTER TABLE "submission" DROP COLUMN "pictures"');
    await runner.query('ALTER TABLE "task_text" DROP COLUMN "proof_link"');
    await runner.query('ALTER TABLE "task_text" DROP COLUMN "proof_pictures"');
    await runner.query('ALTER TABLE "task_text" DROP COLUMN "proof_text"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "proof_link"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "proof_pictures"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "proof_text"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "review_days"');
    await runner.query('ALTER TABLE "task" DROP COLUMN "category"');
    await runner.query('DROP TABLE "submission_version"');
    await runner.query('DROP TABLE "goodwill"');
    await runner.query('DROP TABLE "dispute"');
    await runner.query('DROP TABLE "review_brake"');
  }
}
