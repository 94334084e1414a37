import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PaymentCases1795359617960 implements MigrationInterface {
  readonly name = 'PaymentCases1795359617960';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "payment_case" ("id" varchar(26) PRIMARY KEY NOT NULL, "subject" varchar(210) NOT NULL, "kind" varchar(10) NOT NULL, "reason" varchar(10) NOT NULL, "payment" varchar(200) NOT NULL, "cents" bigint NOT NULL, "currency" varchar(8) NOT NULL, "purchase_id" varchar(26), "frozen" bigint NOT NULL, "at" bigint NOT NULL, "done_at" bigint NOT NULL, CONSTRAINT "payment_case_frozen_not_negative" CHECK (frozen >= 0))',
    );
    await runner.query('CREATE UNIQUE INDEX "payment_case_subject" ON "payment_case" ("subject") ');
    await runner.query('CREATE INDEX "payment_case_purchase" ON "payment_case" ("purchase_id", "frozen") ');
    await runner.query('CREATE INDEX "payment_case_open" ON "payment_case" ("done_at", "id") ');
    await runner.query('DROP INDEX "purchase_sales"');
    await runner.query('DROP INDEX "purchase_paid"');
    await runner.query('DROP INDEX "purchase_of_buyer"');
    await runner.query('DROP INDEX "purchase_request"');
    await runner.query('DROP INDEX "purchase_transaction"');
    await runner.query(
      'CREATE TABLE "temporary_purchase" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "transaction_id" varchar(8) NOT NULL, "state" varchar(10) NOT NULL, "made_at" bigint NOT NULL, "settled_at" bigint NOT NULL, "checkout_session" varchar(200), "checkout_url" varchar(2000), "request_key" varchar(64), "payment" varchar(200), CONSTRAINT "purchase_coins_positive" CHECK ((coins > 0)))',
    );
    await runner.query(
      'INSERT INTO "temporary_purchase"("id", "buyer_id", "coins", "cents", "transaction_id", "state", "made_at", "settled_at", "checkout_session", "checkout_url", "request_key") SELECT "id", "buyer_id", "coins", "cents", "transaction_id", "state", "made_at", "settled_at", "checkout_session", "checkout_url", "request_key" FROM "purchase"',
    );
    await runner.query('DROP TABLE "purchase"');
    await runner.query('ALTER TABLE "temporary_purchase" RENAME TO "purchase"');
    await runner.query('CREATE INDEX "purchase_sales" ON "purchase" ("state", "settled_at", "coins", "cents") ');
    await runner.query('CREATE INDEX "purchase_paid" ON "purchase" ("buyer_id", "state", "cents") ');
    await runner.query('CREATE INDEX "purchase_of_buyer" ON "purchase" ("buyer_id", "id") ');
    await runner.query('CREATE UNIQUE INDEX "purchase_request" ON "purchase" ("request_key") ');
    await runner.query('CREATE UNIQUE INDEX "purchase_transaction" ON "purchase" ("transaction_id") ');
    await runner.query('CREATE INDEX "purchase_payment" ON "purchase" ("payment") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "purchase_payment"');
    await runner.query('DROP INDEX "purchase_transaction"');
    await runner.query('DROP INDEX "purchase_request"');
    await runner.query('DROP INDEX "purchase_of_buyer"');
    await runner.query('DROP INDEX "purchase_paid"');
    await runner.query('DROP INDEX "purchase_sales"');
    await runner.query('ALTER TABLE "purchase" RENAME TO "temporary_purchase"');
    await runner.query(
      'CREATE TABLE "purchase" ("id" varchar(26) PRIMARY KEY NOT NULL, "buyer_id" varchar(26) NOT NULL, "coins" bigint NOT NULL, "cents" bigint NOT NULL, "transaction_id" varchar(8) NOT NULL, "state" varchar(10) NOT NULL, "made_at" bigint NOT NULL, "settled_at" bigint NOT NULL, "checkout_session" varchar(200), "checkout_url" varchar(2000), "request_key" varchar(64), CONSTRAINT "purchase_coins_positive" CHECK ((coins > 0)))',
    );
    await runner.query(
      'INSERT INTO "purchase"("id", "buyer_id", "coins", "cents", "transaction_id", "state", "made_at", "settled_at", "checkout_session", "checkout_url", "request_key") SELECT "id", "buyer_id", "coins", "cents", "transaction_id", "state", "made_at", "settled_at", "checkout_session", "checkout_url", "request_key" FROM "temporary_purchase"',
    );
    await runner.query('DROP TABLE "temporary_purchase"');
    await runner.query('CREATE UNIQUE INDEX "purchase_transaction" ON "purchase" ("transaction_id") ');
    await runner.query('CREATE UNIQUE INDEX "purchase_request" ON "purchase" ("request_key") ');
    await runner.query('CREATE INDEX "purchase_of_buyer" ON "purchase" ("buyer_id", "id") ');
    await runner.query('CREATE INDEX "purchase_paid" ON "purchase" ("buyer_id", "state", "cents") ');
    await runner.query('CREATE INDEX "purchase_sales" ON "purchase" ("state", "settled_at", "coins", "cents") ');
    await runner.query('DROP INDEX "payment_case_open"');
    await runner.query('DROP INDEX "payment_case_purchase"');
    await runner.query('DROP INDEX "payment_case_subject"');
    await runner.query('DROP TABLE "payment_case"');
  }
}
