import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ProofUploads1795461000001 implements MigrationInterface {
  readonly name = 'ProofUploads1795461000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "proof_upload" ("id" varchar(26) PRIMARY KEY NOT NULL, "owner_id" varchar(26) NOT NULL, "length" bigint NOT NULL, "received" bigint NOT NULL, "expires_at" bigint NOT NULL, "picture" varchar(38), CONSTRAINT "proof_upload_within" CHECK (received >= 0 AND received <= length))',
    );
    await runner.query('CREATE INDEX "proof_upload_of" ON "proof_upload" ("owner_id", "id") ');
    await runner.query('CREATE INDEX "proof_upload_until" ON "proof_upload" ("expires_at") ');
    await runner.query(
      'CREATE TABLE "proof_piece" ("upload_id" varchar(26) NOT NULL, "begins" bigint NOT NULL, "bytes" blob NOT NULL, PRIMARY KEY ("upload_id", "begins"))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "proof_piece"');
    await runner.query('DROP TABLE "proof_upload"');
  }
}
