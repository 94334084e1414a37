import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Books1795421452369 implements MigrationInterface {
  readonly name = 'Books1795421452369';

  async up(runner: QueryRunner): Promise<void> {
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "book_key_id"');
    await runner.query('DROP TABLE "book_key"');
    await runner.query('DROP INDEX "book_block_last"');
    await runner.query('DROP TABLE "book_block"');
    await runner.query('DROP INDEX "book_day_last"');
    await runner.query('DROP INDEX "book_day_day"');
    await runner.query('DROP TABLE "book_day"');
  }
}
