import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AccessKeys1795430000001 implements MigrationInterface {
  readonly name = 'AccessKeys1795430000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "access_key" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "session_id" varchar(26) NOT NULL, "name" varchar(60) NOT NULL, "prefix" varchar(16) NOT NULL, "hash" varchar(64) NOT NULL, "scopes" varchar(200) NOT NULL, "created_at" bigint NOT NULL, "expires_at" bigint NOT NULL, "last_used_at" bigint)',
    );
    await runner.query('CREATE UNIQUE INDEX "access_key_hash" ON "access_key" ("hash") ');
    await runner.query('CREATE INDEX "access_key_person" ON "access_key" ("person_id", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "access_key_person"');
    await runner.query('DROP INDEX "access_key_hash"');
    await runner.query('DROP TABLE "access_key"');
  }
}
