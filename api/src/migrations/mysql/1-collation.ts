import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Texts compare byte by byte on both engines: "jose@" and "josé@" are two people, "A" and "a" two keys. */
export class Collation0000000000001 implements MigrationInterface {
  readonly name = 'Collation0000000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
  }

  async down(): Promise<void> {
    // The owner's earlier choice is not known, and nothing depends on it once the tables are gone.
  }
}
