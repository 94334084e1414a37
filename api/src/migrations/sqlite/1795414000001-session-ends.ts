import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SessionEnds1795414000001 implements MigrationInterface {
  readonly name = 'SessionEnds1795414000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "session_end" ("id" varchar(26) PRIMARY KEY NOT NULL, "person_id" varchar(26) NOT NULL, "expires_at" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "session_end_expiry" ON "session_end" ("expires_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_end_expiry"');
    await runner.query('DROP TABLE "session_end"');
  }
}
