import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class NoticeMails1795538194843 implements MigrationInterface {
  readonly name = 'NoticeMails1795538194843';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "mail_standing" ("person_id" varchar(26) PRIMARY KEY NOT NULL, "pace" varchar(10) NOT NULL, "off" varchar(100) NOT NULL, "since" varchar(26) NOT NULL, "due_at" bigint NOT NULL, "sent_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "mail_standing_due" ON "mail_standing" ("due_at", "person_id") ');
    await runner.query(
      'CREATE TABLE "mail_place" ("name" varchar(20) PRIMARY KEY NOT NULL, "place" varchar(26) NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "mail_place"');
    await runner.query('DROP INDEX "mail_standing_due"');
    await runner.query('DROP TABLE "mail_standing"');
  }
}
